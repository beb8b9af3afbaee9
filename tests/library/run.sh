#!/usr/bin/env bash
# run.sh SOURCE BUILD: tests the library as others use it: app/example with what BUILD installs, and with the source as part
# of its own project; then the Python module, installed by pip without a network, which is such a project, too.
set -euo pipefail
source=$1 build=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
expected='row 1, column 1
row 2, column 2
row 2, column 4
row 3, column 1'

# configure NAME OPTIONS…: the build tree NAME of app/example.
configure() {
    local name=$1
    shift
    cmake -S "$source/app/example" -B "$folder/$name" -G Ninja "$@" >"$folder/log" || { cat "$folder/log"; exit 1; }
}

cmake --install "$build" --prefix "$folder/prefix" --component library >/dev/null
configure installed -DCMAKE_PREFIX_PATH="$folder/prefix"
ninja --quiet -C "$folder/installed" example
printed=$("$folder/installed/example")
[ "$printed" = "$expected" ] || { printf 'The example printed:\n%s\n' "$printed"; exit 1; }

# All of core is compiled as a part of the Python module; here it is enough that the example finds the headers.
configure part -DFLIPGAME="$source"
ninja --quiet -C "$folder/part" CMakeFiles/example.dir/example.cpp.o
ninja -C "$folder/part" -t targets all >"$folder/targets"
grep -q '^example: ' "$folder/targets"
! grep -E 'flipsolve|tst_' "$folder/targets" || { echo 'Somebody who wants the library only gets programs or tests'; exit 1; }

/usr/bin/python3 -m venv --system-site-packages "$folder/venv"
"$folder/venv/bin/pip" install --quiet --no-index "$source/app/python"
"$folder/venv/bin/python" "$source/app/python/example.py" | tee "$folder/printed"
grep -qx 'optimal 4 presses, all white' "$folder/printed"
grep -qx 'impossible 937609' "$folder/printed"
"$folder/venv/bin/python" "$source/tests/library/test_module.py"
