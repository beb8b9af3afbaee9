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
import subprocess
import sys
import time
from dataclasses import asdict

HERE = os.path.dirname(os.path.realpath(__file__))
sys.path.insert(0, HERE)
try:
    from places import Finder, Place
except ImportError:
    sys.exit('plant: libclang for Python is missing: apt-get install --no-install-recommends python3-clang-14')

ROOT = os.path.realpath(os.path.join(HERE, '..', '..', '..'))
# How the places are shared out between the parts of the house, and what share of each is to be noticed.
ROOMS = {'core': (0.5, 0.95), 'app': (0.1, 0.95), 'ui': (0.4, 0.85)}
MOST_MEMORY = 6 << 30


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

    def lay(self, planted):
        """Makes the copy say what the checkout says, but for the files of `planted`. Touches nothing that is right."""
        files = subprocess.run(['git', '-C', ROOT, 'ls-files', '-z'], check=True, capture_output=True).stdout
        for path in files.decode().split('\0')[:-1]:
            target = os.path.join(self.source, path)
            text = planted.get(path) or read(os.path.join(ROOT, path))
            if not os.path.exists(target) or read(target) != text:
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with open(target, 'wb') as file:
                    file.write(text)
                shutil.copymode(os.path.join(ROOT, path), target)

    def configure(self):
        # For faults in core, its tests and the console's are enough.
        window = 'OFF' if self.options.only.startswith('core') else 'ON'
        flags = '-O2 -g1 -D_GLIBCXX_ASSERTIONS'
        subprocess.run(['cmake', '-S', self.source, '-B', self.tree, '-G', 'Ninja', f'-DFLIP_GUI={window}',
                        '-DCMAKE_BUILD_TYPE=Debug', f'-DCMAKE_CXX_FLAGS_DEBUG={flags}'],
                       check=True, stdout=subprocess.DEVNULL)

    def find(self):
        """Every place there is: the commands are those of the copy, the files those of the checkout."""
        finder = Finder(ROOT)
        for entry in json.loads(read(os.path.join(self.tree, 'compile_commands.json'))):
            path = os.path.relpath(entry['file'], self.source)
            if path.startswith(self.options.only.split('/')[0] or tuple(room + '/' for room in ROOMS)):
                finder.parse(os.path.join(ROOT, path), clang_arguments(entry['command'].replace(self.source, ROOT)))
        return [place for place in finder.places if place.path.startswith(self.options.only)]

    def draw(self, places):
        """As many as asked for, from every kind of fault alike, no two of them in one piece of text."""
        drawn, known = [], set()
        rooms = [room for room in ROOMS if any(place.path.startswith(room + '/') for place in places)]
        for room in rooms:
            kinds = collections.defaultdict(list)
            for place in places:
                if place.path.startswith(room + '/'):
                    kinds[place.kind].append(place)
            for kind in kinds.values():
                kind.sort(key=lambda place: hashlib.sha256((self.options.seed + identity(place)).encode()).digest())
            wanted = round(ROOMS[room][0] / sum(ROOMS[other][0] for other in rooms) * self.options.places)
            taken = collections.defaultdict(list)
            for place in itertools.chain.from_iterable(itertools.zip_longest(*kinds.values())):
                if wanted == 0:
                    break
                if place and identity(place) not in known and self.is_free(place, taken[place.path]):
                    taken[place.path].append(place)
                    known.add(identity(place))
                    wanted -= 1
            drawn += itertools.chain.from_iterable(taken.values())
        return sorted(drawn, key=lambda place: (place.path, place.begin))

    @staticmethod
    def is_free(place, taken):
        return all(place.end <= other.begin or other.end <= place.begin for other in taken)

    def plant(self, places):
        by_path = collections.defaultdict(list)
        for number, place in enumerate(places):
            by_path[place.path].append((number, place))
        planted = {}
        for path, faults in by_path.items():
            text = read(os.path.join(ROOT, path))
            for number, place in sorted(faults, key=lambda item: -item[1].begin):
                text = text[:place.begin] + place.form.replace('{}', str(number), 1).encode() + text[place.end:]
            planted[path] = b'#include "tests/tools/plant/planted.h"\n' + text
        self.lay(planted)

    def build(self, places):
        """Builds, leaving out the places that do not compile; returns those that are left."""
        while True:
            self.plant(places)
            done = subprocess.run(['ninja', '-k', '0', '-C', self.tree], capture_output=True, text=True)
            if done.returncode == 0:
                return places
            errors = set(re.findall(r'(?:^|/)((?:core|ui|app)/[\w/]+\.(?:cpp|h)):(\d+):\d+: (?:fatal )?error:',
                                    done.stdout, re.M))
            # One line was added at the top.
            bad = {place for place in places for path, line in errors
                   if place.path == path and place.line < int(line) <= place.line + place.text.count('\n') + 1}
            if not bad:
                sys.exit('plant: the changed copy does not compile:\n' + done.stdout[-3000:])
            print(f'plant: {len(bad)} places do not compile and are left out', flush=True)
            places = [place for place in places if place not in bad]

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

    def run(self, test, variables, limit):
        """Whether the test passes within so many seconds, and how many it took."""
        start = time.monotonic()
        process = subprocess.Popen(test['command'], cwd=test['folder'], start_new_session=True,
                                   env={**os.environ, **test['environment'], **variables},
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY,) * 2))
        try:
            passed = process.wait(timeout=limit) == 0
        except subprocess.TimeoutExpired:
            passed = False
        try:
            os.killpg(process.pid, 9)
        except ProcessLookupError:
            pass
        process.wait()
        return passed, time.monotonic() - start

    def visits(self, tests):
        """Runs all tests without a fault and notes, for each, its time and the places that it comes by."""
        def visit(test):
            folder = os.path.join(self.folder, 'visits', test['name'])
            os.makedirs(folder)
            passed, seconds = self.run(test, {'FLIP_PLANT_VISITS': folder}, 1200)
            if not passed:
                print(f'plant: {test["name"]} fails without any fault and is left out', flush=True)
                return None
            lines = itertools.chain.from_iterable(open(os.path.join(folder, name)) for name in os.listdir(folder))
            return {**test, 'seconds': seconds, 'places': {int(line) for line in lines}}
        shutil.rmtree(os.path.join(self.folder, 'visits'), ignore_errors=True)
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            return [test for test in pool.map(visit, tests) if test]

    def show(self, number, place, tests):
        """Shows the fault to the tests that come by it; the name of the one that notices, or nothing."""
        for test in sorted(tests, key=lambda test: test['seconds']):
            if number in test['places']:
                passed, _ = self.run(test, {'FLIP_PLANT': str(number)}, 20 + 6 * test['seconds'])
                if not passed:
                    return test['name']
        return None

    def experiment(self, places, tests):
        def one(item):
            number, place = item
            key = identity(place)
            if self.results.get(key, {}).get('noticed'):
                return
            self.results[key] = {**asdict(place), 'noticed': self.show(number, place, tests),
                                 'visited': any(number in test['places'] for test in tests)}
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            for count, _ in enumerate(pool.map(one, enumerate(places))):
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
            lines.append(f'{room}: {noticed} of {len(results)} faults noticed '
                         f'({100 * noticed / len(results):.1f} %; the goal is {100 * goal:.0f} %)')
            met = met and noticed >= goal * len(results)
        for place in places:
            if not self.results[identity(place)]['noticed']:
                why = explained.get((place.path, place.shown()))
                come_by = '' if self.results[identity(place)]['visited'] else ' (no test comes by)'
                lines.append(f'{place.path}:{place.line}: {place.kind}: {place.shown()}{come_by}' +
                             (f'\n    {why}' if why else ''))
        text = '\n'.join(lines) + '\n'
        with open(os.path.join(self.folder, 'unseen.txt'), 'w') as file:
            file.write(text)
        print(text)
        return met


def explanations():
    """Faults that change nothing anybody could notice: path, what is changed, and why, separated by tabs."""
    found = {}
    with open(os.path.join(HERE, 'explained.tsv')) as file:
        for line in file:
            if line.strip() and not line.startswith('#'):
                path, shown, why = line.rstrip('\n').split('\t')
                found[path, shown] = why
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
    parser.add_argument('--only', default='', metavar='PATH', help='only files whose path begins so')
    parser.add_argument('--jobs', type=int, default=os.cpu_count(), help='tests at a time')
    parser.add_argument('--build', default=os.path.join(ROOT, 'build', 'plant'), metavar='FOLDER')
    options = parser.parse_args()
    plantation = Plantation(options)
    if not os.path.exists(plantation.source):
        plantation.lay({})
    plantation.configure()
    places = plantation.draw(plantation.find())
    print(f'plant: {len(places)} places drawn; building', flush=True)
    places = plantation.build(places)
    tests = plantation.visits(plantation.tests())
    plantation.experiment(places, tests)
    sys.exit(0 if plantation.report(places) else 1)


if __name__ == '__main__':
    main()
