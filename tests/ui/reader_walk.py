#!/usr/bin/python3
"""reader_walk.py FLIPGAME: uses the program as somebody with a screen reader does, through AT-SPI alone.

Plays a game to the win, pastes boards, takes hints, steps through a solution and follows a search. Finds everything
by its role and name, acts only with the actions that are offered, and believes only what is said. Needs an X display
and a session bus (on_display.sh), xclip, and Python's bindings of AT-SPI."""

import os
import subprocess
import sys
import tempfile
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# The library calls half of itself deprecated and offers nothing instead.
warnings.simplefilter("ignore", DeprecationWarning)
PATIENCE = 20
SAMPLE = "bwwb\nbbwb\nbwwb\nbwww\n"
TABLE, LIST = "table", "list"


class Reader:
    """What a screen reader knows of a program: its tree, and the sentences that it was told to say."""

    def __init__(self, process):
        self.process = process
        self.said = []
        self.commands = {}
        self.table = None
        self.context = GLib.MainContext.default()
        self.listener = Atspi.EventListener.new(self.hear)
        self.listener.register("object:state-changed:showing")
        # Without one who listens, nothing is sent about names and the focus.
        self.listener.register("object:state-changed:focused")
        self.app = self.wait(self.find_app, "the program on the bus of screen readers")
        self.app.set_cache_mask(Atspi.Cache.NONE)

    def hear(self, event):
        if event.detail1 != 1 or not event.type.startswith("object:state-changed:showing"):
            return
        try:
            if event.source.get_role() == Atspi.Role.NOTIFICATION:
                event.source.clear_cache()
                self.said.append(event.source.get_name())
        except GLib.Error:
            pass  # a menu that has gone again

    def find_app(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(i)
            if app is not None and app.get_process_id() == self.process.pid:
                return app
        return None

    def wait(self, condition, what):
        """Waits until the condition gives something, which is the result."""
        end = time.monotonic() + PATIENCE
        while True:
            while self.context.iteration(False):
                pass
            try:
                result = condition()
            except GLib.Error:
                result = None  # it went away while it was looked at
            if result:
                return result
            if self.process.poll() is not None:
                sys.exit(f"The program ended while waiting for {what}.")
            if time.monotonic() > end:
                sys.exit(f"Waited in vain for {what}. Said so far: {self.said}")
            time.sleep(0.01)

    def walk(self, node=None, role=None):
        """All nodes below a node, but nothing inside tables, which may be large, and nothing that is not shown."""
        for i in range((node or self.app).get_child_count()):
            child = (node or self.app).get_child_at_index(i)
            if child is None:
                continue
            yield child
            if child.get_role_name() not in (TABLE, "menu item"):
                yield from self.walk(child)

    def look_for(self, role, name, within=None):
        for node in self.walk(within):
            if node.get_role_name() == role and node.get_name().startswith(name) and is_shown(node):
                return node
        return None

    def find(self, role, name, within=None):
        return self.wait(lambda: self.look_for(role, name, within), f"a {role} named “{name}”")

    def command(self, *path):
        """A command of the menus: its menu, perhaps a submenu, and its own name."""
        if path not in self.commands:
            node = self.wait(lambda: next((n for n in self.walk() if n.get_role_name() == "menu bar"), None), "menus")
            for name in path:
                node = self.wait(lambda: item_of(node, name), f"the menu item “{name}”")
            self.commands[path] = node
        return self.commands[path]

    def do(self, *path):
        press(self.command(*path))

    def hears(self, text, since):
        """Waits for a sentence with this text after the first `since` ones, and gives it."""
        return self.wait(lambda: next((s for s in self.said[since:] if text in s), None), f"the words “{text}”")

    def after(self, act, text):
        """Acts, and gives the first sentence with this text that is said afterwards."""
        since = len(self.said)
        act()
        return self.hears(text, since)

    def board(self):
        if self.table is None or not is_shown(self.table):
            self.table = self.find(TABLE, "Board of")
        return self.table

    def piece(self, row, column):
        """The piece in this row and column, counted from 1."""
        return self.board().get_table_iface().get_accessible_at(row - 1, column - 1)

    def paste(self, text):
        subprocess.run(["xclip", "-selection", "clipboard"], input=text.encode(), stdout=subprocess.DEVNULL, check=True)
        return self.after(lambda: self.do("Game", "Paste"), "The minimum is")


def is_shown(node):
    states = node.get_state_set()
    return states.contains(Atspi.StateType.SHOWING) and states.contains(Atspi.StateType.VISIBLE)


def item_of(node, name):
    """The item of a menu bar or of the menu that an item opens."""
    menus = [node]
    if node.get_role_name() == "menu item" and node.get_child_count() > 0:
        menus = [node.get_child_at_index(0)]
    for menu in menus:
        for i in range(menu.get_child_count()):
            item = menu.get_child_at_index(i)
            if item is not None and item.get_name().startswith(name):
                return item
    return None


def begins_with(node, text):
    """Whether it is a list whose first item has a name that begins like this."""
    if node.get_role_name() != LIST or not is_shown(node) or node.get_child_count() == 0:
        return False
    return node.get_child_at_index(0).get_name().startswith(text)


def actions(node):
    return [node.get_action_name(i) for i in range(node.get_n_actions())]


def press(node):
    node.do_action(actions(node).index("Press"))


def expect(truth, what):
    if not truth:
        sys.exit(f"It is not true that {what}.")


def cells_in(sentence):
    """The cells of a sentence such as “row 1, column 2: step 1; row 3, column 4: step 2.”"""
    cells = []
    for part in sentence.rstrip(".").split("; "):
        words = part.split(":")[0].replace(",", "").split()
        cells.append((int(words[1]), int(words[3])))
    return cells


def check_board(reader):
    """A table with cells that have a place, a state and a name; one node has the focus."""
    board = reader.board()
    expect(board.get_name() == "Board of 4 rows and 4 columns", f"{board.get_name()} is the sample's board")
    table = board.get_table_iface()
    expect((table.get_n_rows(), table.get_n_columns()) == (4, 4), "it has four rows and columns")
    rows = SAMPLE.split()
    for row in range(4):
        for column in range(4):
            piece = table.get_accessible_at(row, column)
            black = rows[row][column] == "b"
            name = f"row {row + 1}, column {column + 1}, {'black' if black else 'white'}"
            expect(piece.get_name() == name, f"“{piece.get_name()}” is “{name}”")
            expect(piece.get_state_set().contains(Atspi.StateType.CHECKED) == black, f"{name} is checked if black")
            index = piece.get_index_in_parent()
            place = (table.get_row_at_index(index), table.get_column_at_index(index))
            expect(place == (row, column), f"{name} knows its place")
    reader.piece(2, 3).do_action(actions(reader.piece(2, 3)).index("SetFocus"))
    focused = lambda node: node.get_state_set().contains(Atspi.StateType.FOCUSED)  # noqa: E731
    reader.wait(lambda: focused(reader.piece(2, 3)), "the focus on row 2, column 3")
    pieces = [board.get_child_at_index(i) for i in range(board.get_child_count())]
    # Qt says of every current tab that it has the focus.
    holders = [node.get_name() for node in [*reader.walk(), *pieces]
               if focused(node) and node.get_role_name() != "page tab"]
    expect(holders == ["row 2, column 3, white"], f"only the piece has the focus, not {holders}")


def play(reader):
    """A game from the clipboard to the win."""
    reader.paste(SAMPLE)
    check_board(reader)
    expect(reader.after(lambda: reader.do("View", "For Screen Readers", "Read the Row"), "row 2: ")
           == "row 2: 2 black, white, black", "the row is read")
    reader.after(lambda: reader.do("View", "For Screen Readers", "Read the Column"), "column 3: 4 white")
    reader.after(lambda: reader.do("View", "For Screen Readers", "Read the Board"), "row 4: black, 3 white.")
    black = reader.after(lambda: reader.do("View", "For Screen Readers", "Read the Black or Lit Pieces"),
                         "8 black: ")
    expect(black.startswith("8 black: row 1, columns 1, 4; row 2, "), "the black pieces are read")
    reader.after(lambda: reader.do("View", "For Screen Readers", "Read the Marks"), "No piece is marked.")
    reader.after(lambda: reader.do("Move", "Hint"), "Hint again for the row.")
    reader.after(lambda: reader.do("Move", "Hint"), "There is a press to make in row")
    reader.after(lambda: reader.do("Move", "Hint"), "Press row")
    reader.after(lambda: reader.do("Move", "Solve"), "4 presses")
    steps = cells_in(reader.after(lambda: reader.do("View", "For Screen Readers", "Read the Marks"), "step 4"))
    expect(len(steps) == 4, "the solution has four steps")
    reader.paste(SAMPLE)
    for row, column in steps[:-1]:
        told = reader.after(lambda: press(reader.piece(row, column)), f"row {row}, column {column}: ")
        again = reader.after(lambda: reader.do("View", "For Screen Readers", "Repeat the Last Sentence"),
                             f"row {row}, column {column}: ")
        expect(again == told, "what a press has done is repeated")
    row, column = steps[-1]
    told = reader.after(lambda: press(reader.piece(row, column)), f"row {row}, column {column}: ")
    expect("all white" in told or "all black" in told, f"“{told}” says that nothing is left")
    reader.hears("Solved in 4 presses, the fewest possible.", 0)
    reader.after(lambda: reader.do("Move", "Undo"), f"row {row}, column {column} undone: ")
    return steps


def step_through(reader, steps):
    """The solution, forward to its end and back to its beginning."""
    reader.paste(SAMPLE)
    reader.after(lambda: reader.do("Move", "Solve"), "4 presses")
    listed = reader.find(LIST, "Steps")
    expect(listed.get_child_count() == 4, "all steps are listed")
    for number, (row, column) in enumerate(steps, 1):
        reader.after(lambda: reader.do("Move", "Next Step"), f"Step {number} of 4, row {row}, column {column}: ")
    reader.hears("All pieces are one colour.", len(reader.said) - 2)
    slider = reader.find("slider", "Steps of the solution")
    reader.wait(lambda: slider.get_current_value() == 4, "the slider at the end")
    reader.after(lambda: reader.do("Move", "First Step"), "4 presses undone")


def follow_search(reader):
    """A search, step by step in words."""
    reader.do("View", "Reduce Motion")
    reader.do("Move", "Watch a Search")
    slider = reader.find("slider", "Steps of the search")
    reader.wait(lambda: slider.get_maximum_value() > 10, "a recorded search")
    reader.do("Move", "First Step")
    heard = []
    for _ in range(5):
        since = len(reader.said)
        reader.do("Move", "Next Step")
        heard.append(reader.wait(lambda: next(iter(reader.said[since:]), None), "what the step does"))
    expect(len(set(heard)) > 1, f"the steps of the search are told apart: {heard}")
    reader.wait(lambda: slider.get_current_value() == 5, "the fifth step")
    levels = reader.wait(lambda: next((n for n in reader.walk() if begins_with(n, "Level ")), None), "its levels")
    expect(levels.get_child_count() == 5, "the picture has a value for each limit, from 0 to 4 presses")
    reader.after(lambda: press(levels.get_child_at_index(3)), "From now on: exactly 3 presses.")
    reader.wait(lambda: slider.get_current_value() > 5, "the step where level 3 begins")
    reader.do("Move", "Last Step")
    reader.wait(lambda: slider.get_current_value() == slider.get_maximum_value(), "the end of the search")


def main():
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        places = {name: home for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
        process = subprocess.Popen([sys.argv[1]], env={**os.environ, **places, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})
        try:
            reader = Reader(process)
            steps = play(reader)
            step_through(reader, steps)
            follow_search(reader)
            reader.do("File", "Quit")
            process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()
    expect(process.returncode == 0, "the program ends well")
    print(f"Walked through it in {time.monotonic() - started:.1f} s; it said {len(reader.said)} sentences:")
    print("\n".join(reader.said))


main()
