#!/usr/bin/env bash
# on_display.sh COMMAND…: runs a command on an X display of its own, with a window manager and a private D-Bus, and
# ends with its exit status. The display has 1280×1024 pixels, or FLIP_DISPLAY. Needs Xvfb, openbox, xdotool and
# dbus-run-session.
set -euo pipefail

if [ "${1:-}" != --on-bus ]; then
    exec dbus-run-session -- "$0" --on-bus "$@"
fi
shift
folder=$(mktemp -d)
started=()
# shellcheck disable=SC2317 # called by trap
end() {
    ((${#started[@]} == 0)) || kill "${started[@]}" 2>/dev/null || true
    wait
    rm -rf "$folder"
}
trap end EXIT

# wait_for COMMAND…: repeats it until it succeeds, for a minute at most; on a busy machine 10 seconds were too few.
wait_for() {
    for _ in {1..1200}; do
        "$@" >/dev/null 2>&1 && return
        sleep 0.05
    done
    echo "$0: waited in vain for: $*" >&2
    exit 1
}

# The server chooses a free number and prints it once it accepts connections. Without -noreset it would begin anew when its last
# client goes, which may be xdotool below, and refuse the window manager meanwhile.
Xvfb -noreset -displayfd 3 -screen 0 "${FLIP_DISPLAY:-1280x1024}x24" -nolisten tcp 3>"$folder/number" 2>/dev/null &
started+=($!)
wait_for test -s "$folder/number"
DISPLAY=:$(cat "$folder/number")
export DISPLAY
openbox --sm-disable &
started+=($!)
# The number of desktops is only known once the window manager runs.
wait_for xdotool get_num_desktops
# Starts the bus between programs and screen readers.
dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.a11y.Bus.GetAddress >/dev/null
QT_QPA_PLATFORM=xcb "$@"
