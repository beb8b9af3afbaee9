#!/usr/bin/env bash
# run.sh SOURCE BUILD: tests the library as others use it: app/example with what BUILD installs, and with the source as part
# of its own project; then the Python module, installed by pip without a network.
set -euo pipefail
source=$1 build=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
expected='row 1, column 1
row 2, column 2
row 2, column 4
row 3, column 1'

# example NAME OPTIONS…: builds app/example and checks its output.
example() {
    local name=$1 printed
    shift
    cmake -S "$source/app/example" -B "$folder/$name" -G Ninja "$@" >"$folder/log" || { cat "$folder/log"; exit 1; }
    ninja --quiet -C "$folder/$name" example
    printed=$("$folder/$name/example")
    [ "$printed" = "$expected" ] || { printf '%s: the example printed:\n%s\n' "$name" "$printed"; exit 1; }
}

cmake --install "$build" --prefix "$folder/prefix" --component library >/dev/null
example installed -DCMAKE_PREFIX_PATH="$folder/prefix"
example part -DFLIPGAME="$source"
[ -z "$(find "$folder/part" -name '*flipsolve*' -o -name 'tst_*')" ] ||
    { echo 'Somebody who wants the library only gets programs or tests'; exit 1; }

/usr/bin/python3 -m venv --system-site-packages "$folder/venv"
"$folder/venv/bin/pip" install --quiet --no-index "$source/app/python"
"$folder/venv/bin/python" "$source/app/python/example.py" | tee "$folder/printed"
grep -qx 'optimal 4 presses, all white' "$folder/printed"
grep -qx 'impossible 937609' "$folder/printed"
"$folder/venv/bin/python" "$source/tests/library/test_module.py"
