#!/usr/bin/env python3
"""Plants single faults in core, app and ui, and tells which of them no test notices.

All faults are compiled into one build, each behind a question (planted.h), and the environment variable FLIP_PLANT
switches one of them on. A first run of all tests tells which test comes by which place; then each fault is shown to the
tests that come by it, the quick ones first, until one of them fails. README says how to start it.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import itertools
import json
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import asdict

HERE = os.path.dirname(os.path.realpath(__file__))
sys.path.insert(0, HERE)
try:
    from places import Finder, Place
except ImportError:
    sys.exit('plant: libclang for Python is missing: apt-get install --no-install-recommends python3-clang-14 '
             '(it is for the Python of the system, /usr/bin/python3)')

ROOT = os.path.realpath(os.path.join(HERE, '..', '..', '..'))
# How the places are shared out between the parts of the house, and what share of each is to be noticed.
ROOMS = {'core': (0.5, 0.95), 'app': (0.1, 0.95), 'ui': (0.4, 0.85)}
TESTED = ('app', 'core', 'fuzz', 'golden', 'ui')  # the folders of tests
MOST_MEMORY = 6 << 30
MOST_PLACES = 10_000  # as planted.h says
# What explained.tsv says of a fault that no test notices. `same` is the equivalent mutant of the literature: there is nothing
# to notice, so it does not count. All others are shown to the tests again, for one day they may notice them.
SAME, HOLE = 'same', 'hole'
CLASSES = {SAME: 'nothing changes', 'cost': 'the same result takes other time or memory',
           'looks': 'a pixel, a shade, or the empty room of a drawing', HOLE: 'a test is missing'}
BRIEF = {'QTEST_FATAL_FAIL': '1', 'QTEST_DISABLE_CORE_DUMP': '1', 'QTEST_DISABLE_STACK_DUMP': '1'}


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def identity(place):
    return hashlib.sha256(f'{place.path}|{place.kind}|{place.text}|{place.fault}'.encode()).hexdigest()


class Plantation:
    def __init__(self, options):
        self.options = options
        self.folder = options.build
        self.source = os.path.join(self.folder, 'source')
        self.tree = os.path.join(self.source, 'build', 'tests')
        self.results_path = os.path.join(self.folder, 'results.json')
        self.results = json.loads(read(self.results_path)) if os.path.exists(self.results_path) else {}

    # The copy and its build

    @staticmethod
    def files():
        listed = subprocess.run(['git', '-C', ROOT, 'ls-files', '-z'], check=True, capture_output=True).stdout
        return listed.decode().split('\0')[:-1]

    def lay(self, planted):
        """Makes the copy say what the checkout says, but for the files of `planted`. Touches nothing that is right."""
        for path in self.files():
            target = os.path.join(self.source, path)
            text = planted.get(path) or read(os.path.join(ROOT, path))
            if not os.path.exists(target) or read(target) != text:
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with open(target, 'wb') as file:
                    file.write(text)
                shutil.copymode(os.path.join(ROOT, path), target)

    def configure(self):
        # For faults in core, its tests and the console's are enough.
        window = 'OFF' if all(path.startswith('core') for path in self.options.only) else 'ON'
        flags = '-O2 -g1 -D_GLIBCXX_ASSERTIONS'
        subprocess.run(['cmake', '-S', self.source, '-B', self.tree, '-G', 'Ninja', f'-DFLIP_GUI={window}',
                        '-DCMAKE_BUILD_TYPE=Debug', f'-DCMAKE_CXX_FLAGS_DEBUG={flags}'],
                       check=True, stdout=subprocess.DEVNULL)

    def find(self):
        """Every place there is, as found before while nothing has changed."""
        digest = hashlib.sha256(repr(self.options.only).encode() + read(os.path.join(HERE, 'places.py')))
        for path in self.files():
            if path.startswith(tuple(room + '/' for room in ROOMS)):
                digest.update(read(os.path.join(ROOT, path)))
        kept = os.path.join(self.folder, f'places-{digest.hexdigest()[:16]}.json')
        if not os.path.exists(kept):
            with open(kept, 'w') as file:
                json.dump([asdict(place) for place in self.parse()], file)
        return [Place(**place) for place in json.loads(read(kept))]

    def parse(self):
        """The commands are those of the copy, the files those of the checkout."""
        finder = Finder(ROOT)
        for entry in json.loads(read(os.path.join(self.tree, 'compile_commands.json'))):
            path = os.path.relpath(entry['file'], self.source)
            if path.startswith(tuple(only.split('/')[0] + '/' for only in self.options.only)):
                finder.parse(os.path.join(ROOT, path), clang_arguments(entry['command'].replace(self.source, ROOT)))
        return [place for place in finder.places if place.path.startswith(self.options.only)]

    def draw(self, places):
        """As many as asked for, from every kind of fault alike, no two of them in one piece of text."""
        drawn = []
        rooms = [room for room in ROOMS if any(place.path.startswith(room + '/') for place in places)]
        for room in rooms:
            kinds = collections.defaultdict(list)
            for place in {identity(place): place for place in places if place.path.startswith(room + '/')}.values():
                kinds[place.kind].append(place)
            for kind in kinds.values():
                kind.sort(key=lambda place: hashlib.sha256((self.options.seed + identity(place)).encode()).digest())
            wanted = round(ROOMS[room][0] / sum(ROOMS[other][0] for other in rooms) * self.options.places)
            taken = collections.defaultdict(list)
            for place in itertools.chain.from_iterable(itertools.zip_longest(*kinds.values())):
                if wanted == 0:
                    break
                if place and self.is_free(place, taken[place.path]):
                    taken[place.path].append(place)
                    wanted -= 1
            drawn += itertools.chain.from_iterable(taken.values())
        return sorted(drawn, key=lambda place: (place.path, place.begin))

    @staticmethod
    def is_free(place, taken):
        return all(place.end <= other.begin or other.end <= place.begin for other in taken)

    def plant(self, places):
        """Changes the copy at the places, which are a table from their numbers."""
        by_path = collections.defaultdict(list)
        for number, place in places.items():
            by_path[place.path].append((number, place))
        planted = {}
        for path, faults in by_path.items():
            text = read(os.path.join(ROOT, path))
            for number, place in sorted(faults, key=lambda item: -item[1].begin):
                text = text[:place.begin] + place.form.replace('{}', str(number), 1).encode() + text[place.end:]
            planted[path] = b'#include "tests/tools/plant/planted.h"\n' + text
        self.lay(planted)

    def build(self, places):
        """Builds, leaving out the places that do not compile; returns those that are left, by their numbers."""
        places = dict(enumerate(places))
        folders = ['app', *(f'tests/{tested}' for tested in TESTED)]
        targets = [f'{folder}/all' for folder in folders if os.path.exists(os.path.join(self.tree, folder))]
        command = ['ninja', '-k', '0', '-j', str(self.options.jobs), '-C', self.tree, *targets]
        while True:
            self.plant(places)
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode == 0:
                return places
            errors = set(re.findall(r'(?:^|/)((?:core|ui|app)/[\w/]+\.(?:cpp|h)):(\d+):\d+: (?:fatal )?error:',
                                    done.stdout, re.M))
            # One line was added at the top.
            bad = {number for number, place in places.items() for path, line in errors
                   if place.path == path and place.line < int(line) <= place.line + place.text.count('\n') + 1}
            if not bad:
                sys.exit('plant: the changed copy does not compile:\n' + done.stdout[-3000:])
            print(f'plant: {len(bad)} places do not compile and are left out', flush=True)
            places = {number: place for number, place in places.items() if number not in bad}

    # The tests

    def tests(self):
        shown = subprocess.run(['ctest', '--test-dir', self.tree, '--show-only=json-v1'], check=True,
                               capture_output=True, text=True).stdout
        tests = []
        for test in json.loads(shown)['tests']:
            properties = {item['name']: item['value'] for item in test['properties']}
            variables = dict(item.split('=', 1) for item in properties.get('ENVIRONMENT', []))
            if 'command' in test and not properties.get('DISABLED'):
                tests.append({'name': test['name'], 'command': test['command'], 'environment': variables,
                              'folder': properties['WORKING_DIRECTORY']})
        return tests

    def run(self, test, variables, seconds, processor_seconds):
        """Whether the test passes within this time, how long it took, and how long the processor worked for it."""
        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY,) * 2)
            resource.setrlimit(resource.RLIMIT_CPU, (int(processor_seconds) + 1,) * 2)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with tempfile.TemporaryDirectory(prefix='plant-', ignore_cleanup_errors=True) as own:
            # Two runs of one test must not share files; and the first failure is enough.
            runtime = os.path.join(own, 'runtime')
            os.mkdir(runtime, 0o700)
            # Another user, as whom some tests act, comes by everything else.
            os.chmod(own, 0o755)
            folders = {'HOME': own, 'TMPDIR': own, 'XDG_RUNTIME_DIR': runtime}
            start = time.monotonic()
            process = subprocess.Popen(test['command'], cwd=test['folder'], start_new_session=True, preexec_fn=limit,
                                       env={**os.environ, **BRIEF, **folders, **test['environment'], **variables},
                                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            watch = threading.Timer(seconds, end_group, [process.pid])
            watch.start()
            _, status, used = os.wait4(process.pid, 0)
            watch.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
            end_group(process.pid)
            return process.returncode == 0, time.monotonic() - start, used.ru_utime + used.ru_stime

    def visits(self, tests):
        """Runs all tests without a fault and notes, for each, its times and the places that it comes by."""
        folder = os.path.join(self.folder, 'visits')
        os.makedirs(folder, exist_ok=True)

        def visit(test):
            path = os.path.join(folder, test['name'])
            with open(path, 'wb') as file:
                file.truncate(MOST_PLACES)
            longest = self.options.longest
            passed, seconds, processor_seconds = self.run(test, {'FLIP_PLANT_VISITS': path}, 10 * longest, longest)
            if not passed:
                print(f'plant: {test["name"]} fails without any fault, or takes too long, and is left out', flush=True)
                return None
            return {**test, 'seconds': seconds, 'processor_seconds': processor_seconds,
                    'places': {place for place, byte in enumerate(read(path)) if byte}}
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            return [test for test in pool.map(visit, tests) if test]

    def show(self, number, place, tests):
        """Shows the fault to the tests that come by it; the name of the one that notices, or nothing."""
        for test in sorted(tests, key=lambda test: test['seconds']):
            if number in test['places']:
                passed, *_ = self.run(test, {'FLIP_PLANT': str(number)}, 20 + 6 * test['seconds'],
                                      3 + 3 * test['processor_seconds'])
                if not passed:
                    return test['name']
        return None

    def experiment(self, places, tests):
        explained = {} if self.options.again else explanations()

        def one(item):
            number, place = item
            key = identity(place)
            if self.results.get(key, {}).get('noticed'):
                return
            known, _ = explained.get((place.path, place.shown()), (HOLE, ''))
            if known == SAME:
                self.results[key] = {**asdict(place), 'noticed': None, 'visited': True}
                return
            self.results[key] = {**asdict(place), 'noticed': self.show(number, place, tests),
                                 'visited': any(number in test['places'] for test in tests)}
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            for count, _ in enumerate(pool.map(one, places.items())):
                if count % 20 == 19:
                    self.save()
                    print(f'plant: {count + 1} of {len(places)}', flush=True)
        self.save()

    def save(self):
        with open(self.results_path, 'w') as file:
            json.dump(dict(self.results), file, indent=1, ensure_ascii=False)

    def report(self, places):
        explained = explanations()
        lines, met = [], True
        for room, (_, goal) in ROOMS.items():
            results = [self.results[identity(place)] for place in places if place.path.startswith(room + '/')]
            if not results:
                continue
            noticed = sum(1 for result in results if result['noticed'])
            same = sum(1 for place in places if place.path.startswith(room + '/') and
                       not self.results[identity(place)]['noticed'] and
                       explained.get((place.path, place.shown()), (HOLE, ''))[0] == SAME)
            able = len(results) - same
            lines.append(f'{room}: {noticed} of {len(results)} faults noticed ({100 * noticed / len(results):.1f} %); '
                         f'{same} change nothing, so of those that do {100 * noticed / able:.1f} %; '
                         f'the goal is {100 * goal:.0f} %')
            met = met and noticed >= goal * able
        for place in places:
            if not self.results[identity(place)]['noticed']:
                known, why = explained.get((place.path, place.shown()), ('not explained', ''))
                come_by = '' if self.results[identity(place)]['visited'] else ' (no test comes by)'
                lines.append(f'{known}: {place.path}:{place.line}: {place.kind}: {place.shown()}{come_by}' +
                             (f'\n    {why}' if why else ''))
        text = '\n'.join(lines) + '\n'
        with open(os.path.join(self.folder, 'unseen.txt'), 'w') as file:
            file.write(text)
        print(text)
        return met


def end_group(leader):
    """Ends all processes that the test `leader` started, and itself."""
    try:
        os.killpg(leader, signal.SIGKILL)
    except ProcessLookupError:
        pass


def explanations():
    """Faults that no test notices: path, what is changed, one of CLASSES, and why, separated by tabs."""
    found = {}
    with open(os.path.join(HERE, 'explained.tsv')) as file:
        for line in file:
            if line.strip() and not line.startswith('#'):
                path, shown, known, why = line.rstrip('\n').split('\t')
                if known not in CLASSES:
                    sys.exit(f'plant: explained.tsv: {known!r} is none of {", ".join(CLASSES)}')
                found[path, shown] = known, why
    return found


def clang_arguments(command):
    arguments, words = [], iter(shlex.split(command))
    for word in words:
        if word in ('-o', '-c', '-MF', '-MT'):
            next(words)
        elif word.startswith(('-I', '-D', '-isystem', '-std', '-f')):
            arguments.append(word)
            if word == '-isystem':
                arguments.append(next(words))
    return arguments


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--places', type=int, default=400, help='how many faults are drawn (400)')
    parser.add_argument('--seed', default='1', help='another seed draws other places')
    parser.add_argument('--only', nargs='+', default=list(ROOMS), metavar='PATH', help='only files whose path begins so')
    parser.add_argument('--jobs', type=int, default=os.cpu_count(), help='compilers and tests at a time')
    parser.add_argument('--longest', type=float, default=60, metavar='SECONDS',
                        help='tests for which the processor works longer are left out (60)')
    parser.add_argument('--again', action='store_true',
                        help='show all faults to the tests, even those that change nothing by explained.tsv')
    parser.add_argument('--build', default=os.path.join(ROOT, 'build', 'plant'), metavar='FOLDER')
    options = parser.parse_args()
    options.only = tuple(options.only)
    plantation = Plantation(options)
    if not os.path.exists(plantation.source):
        plantation.lay({})
    plantation.configure()
    places = plantation.draw(plantation.find())
    print(f'plant: {len(places)} places drawn; building', flush=True)
    places = plantation.build(places)
    tests = plantation.visits(plantation.tests())
    plantation.experiment(places, tests)
    sys.exit(0 if plantation.report(places.values()) else 1)


if __name__ == '__main__':
    main()
