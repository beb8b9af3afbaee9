#!/usr/bin/env bash
# two_monitors.sh TEST PROGRAM: runs one test of a program on a display that is divided into two monitors. The second has
# two pixels for every one of the first, and as much room. Needs a display of 3840×2048 pixels, and xrandr.
set -euo pipefail

output=$(xrandr | awk '/ connected/ { print $1; exit }')
xrandr --setmonitor plain 1280/340x1024/270+0+0 "$output"
xrandr --setmonitor fine 2560/340x2048/270+1280+0 none
QT_SCREEN_SCALE_FACTORS='plain=1;fine=2' "$2" "$1"
