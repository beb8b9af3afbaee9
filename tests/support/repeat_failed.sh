#!/usr/bin/env bash
# repeat_failed.sh PROGRAM: runs a Qt Test program that measures time, and then those of its tests that failed, in another
# process. A program that holds its window up does so again, also the first time in each process; a machine that gives its
# processors to others for a while, and counts that as the program's time, does not.
set -euo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT

status=0
"$1" -o "$log,txt" -o -,txt || status=$?
((status == 0)) && exit
# Names of rows have no brackets. A program that was ended by a signal tells no totals.
mapfile -t failed < <(sed -nE 's/^FAIL!  : [^:]+::([A-Za-z0-9]+)\(([^)]*)\).*/\1:\2/p' "$log" | sed 's/:$//' | sort -u)
if ! grep -q '^Totals: ' "$log" || ((${#failed[@]} == 0)); then exit "$status"; fi
printf '\n%s\n\n' "Once more, in another process: ${failed[*]}"
"$1" "${failed[@]}"
