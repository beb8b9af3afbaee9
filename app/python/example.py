# %% Flip Game from Python, as a notebook; `python example.py` runs it from beginning to end.
import numpy as np

import flipgame

# %% A board as text, in any notation: the judge's sample of POJ 1753.
answer = flipgame.solve('bwwb\nbbwb\nbwwb\nbwww')
print(answer.kind, answer.presses.sum(), 'presses, all', answer.reached)
print(answer.presses.astype(int))

# %% A board as an array, on a torus, with a pattern of its own.
answer = flipgame.solve(np.ones((5, 5)), goal='white', pattern='*.*/.*./*.*', torus=True)
print(answer.kind, answer.presses.sum(), 'presses')

# %% A million boards at once: how many presses do 4×4 boards need?
boards = np.random.default_rng(1753).random((1_000_000, 4, 4)) < 0.5
fewest, presses = flipgame.solve_many(boards)
for count, share in zip(*np.unique(fewest, return_counts=True)):
    print('impossible' if count < 0 else f'{count} presses', share)
