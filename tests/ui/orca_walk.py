#!/usr/bin/python3
"""orca_walk.py FLIPGAME: a game, a paste, hints, a solution and a search by keyboard, heard with Orca.

What Orca speaks is read from its log; nothing is looked at. Needs an X display with a window manager and a session bus
(on_display.sh), xdotool, xclip and Orca."""

import os
import re
import subprocess
import sys
import tempfile
import time

PATIENCE = 30
SAMPLE = "bwwb\nbbwb\nbwwb\nbwww\n"


class Ear:
    """What Orca has spoken."""

    def __init__(self, log):
        self.log = log
        self.heard = 0

    def spoken(self):
        try:
            with open(self.log, encoding="utf-8", errors="replace") as lines:
                return re.findall(r"SPEECH OUTPUT: '(.*)'\{", lines.read())
        except FileNotFoundError:
            return []

    def hears(self, text):
        """Waits for a sentence with this text after the last one that was waited for."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for number, sentence in enumerate(self.spoken()[self.heard:], self.heard + 1):
                if text in sentence:
                    self.heard = number
                    print(sentence)
                    return
            time.sleep(0.05)
        sys.exit(f"Orca did not say “{text}”, but: {self.spoken()[self.heard:]}")


def keys(*names):
    subprocess.run(["xdotool", "key", "--clearmodifiers", *names], check=True)


def walk(ear):
    ear.hears("Board of 4 rows and 4 columns")
    ear.hears("row 1, column 1, ")
    subprocess.run(["xclip", "-selection", "clipboard"], input=SAMPLE.encode(), stdout=subprocess.DEVNULL, check=True)
    keys("ctrl+v")
    ear.hears("Pasted: 4×4, Flip Game. The minimum is 4 presses.")
    keys("ctrl+h")
    ear.hears("Hint again for the row.")
    keys("Down")
    ear.hears("row 2, column 1, black")
    keys("Right")
    ear.hears("row 2, column 2, black")
    keys("F5")
    ear.hears("row 2: 2 black, white, black")
    keys("space")
    ear.hears("row 2, column 2: 5 pieces flipped, 9 black, 7 white")
    keys("ctrl+z")
    ear.hears("row 2, column 2 undone: 5 pieces flipped back, 8 black, 8 white")
    keys("ctrl+Return")
    ear.hears("4 presses make every piece")
    keys("F7")
    ear.hears("row 1, column 1: step 1; ")
    # Played, since steps are made with Alt, and while Orca is slow to take keys, Alt alone opens the menus.
    keys("ctrl+space")
    for step in range(1, 5):
        ear.hears(f"Step {step} of 4, row ")
    ear.hears("All pieces are one colour.")
    keys("ctrl+r")
    ear.hears("Back to the start of this board")
    keys("ctrl+e")
    ear.hears("Steps of the search")
    keys("Home", "Right")
    ear.hears("From now on: exactly 0 presses.")


def main():
    with tempfile.TemporaryDirectory() as home:
        places = {name: home for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
        environment = {**os.environ, **places, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LC_ALL": "C.UTF-8"}
        log = os.path.join(home, "orca.log")
        prefs = os.path.join(home, "prefs")
        os.makedirs(prefs)
        with open(os.path.join(prefs, "orca-customizations.py"), "w", encoding="utf-8") as custom:
            # Orca keeps the end of its log to itself until it ends.
            custom.write(f"import orca.debug\norca.debug.debugFile = open({log!r}, 'w', buffering=1)\n")
        started = []

        def start(*command, **how):
            started.append(subprocess.Popen(command, env=environment, **how))

        try:
            start("orca", "--debug-file", log, "--user-prefs", prefs)
            ear = Ear(log)
            ear.hears("Screen reader on.")
            # Qt complains whenever Orca is slow to take a key.
            start(sys.argv[1], stderr=subprocess.DEVNULL)
            walk(ear)
        finally:
            for process in reversed(started):
                process.kill()
                process.wait()


main()
