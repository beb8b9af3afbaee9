#!/usr/bin/env bash
# run_golden.sh FLIPSOLVE FILE [--update]: runs every command of a golden file and compares what it prints.
#
# In a golden file, a line that begins with "$ " is a command for bash. Its output follows: standard output
# after "| ", standard error after "! ", and the exit status in brackets if it is not 0. All other lines are
# comments. A pipeline fails if one of its commands does. $TMP is an empty folder.
set -euo pipefail
[ -x "$1" ] || { echo "$1 is no program" >&2; exit 1; }
golden=$(realpath "$2")
PATH=$(dirname "$(realpath "$1")"):$PATH
TMP=$(mktemp -d)
export PATH TMP LC_ALL=C
trap 'rm -rf "$TMP"' EXIT
mkdir "$TMP/captured"
cd "$(dirname "$golden")"

# Reports a last line without a line end.
show() {
    local mark=$1 file=$2
    sed "s/^/$mark /; s/ \$//" "$file"
    [ ! -s "$file" ] || [ -z "$(tail -c 1 "$file")" ] || printf '\n%s\n' "$mark (the line is not ended)"
}

run_command() {
    local status=0
    bash -o pipefail -c "$1" </dev/null >"$TMP/captured/out" 2>"$TMP/captured/err" || status=$?
    show '|' "$TMP/captured/out"
    show '!' "$TMP/captured/err"
    ((status == 0)) || echo "[$status]"
}

run_all() {
    local line
    while IFS= read -r line; do
        case $line in
        '$ '*)
            printf '%s\n' "$line"
            run_command "${line#??}"
            ;;
        '|'* | '!'* | '['*) ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$golden"
}

run_all >"$TMP/captured/all"
if [ "${3:-}" = --update ]; then
    cp "$TMP/captured/all" "$golden"
else
    diff -u --label "expected: $golden" --label "printed" "$golden" "$TMP/captured/all"
fi
