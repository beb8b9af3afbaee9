"""The Python module: what it refuses, and that its answers are right on all small boards."""

import itertools
import unittest

import flipgame
import numpy as np


def pressed(board, presses):
    """The board after the presses, by the plus pattern and nothing of Flip Game."""
    padded = np.pad(presses.astype(int), 1)
    flips = padded[1:-1, 1:-1] + padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
    return (board + flips) % 2


class Answers(unittest.TestCase):
    def test_all_boards_of_2_by_3_are_solved_with_the_fewest_presses(self):
        every = [np.array(cells).reshape(2, 3) for cells in itertools.product([0, 1], repeat=6)]
        for board in every:
            best = min((p.sum() for p in every if len(set(pressed(board, p).flat)) == 1), default=None)
            answer = flipgame.solve(board)
            if best is None:
                self.assertEqual(answer.kind, 'impossible')
                self.assertEqual(answer.witness.shape, (2, 3))
            else:
                self.assertEqual((answer.kind, answer.presses.sum()), ('optimal', best))
                self.assertEqual(len(set(pressed(board, answer.presses).flat)), 1)

    def test_many_boards_get_the_answers_of_single_ones(self):
        boards = np.random.default_rng(1).random((200, 3, 5)) < 0.5
        fewest, presses = flipgame.solve_many(boards, goal='white')
        for board, count, cells in zip(boards, fewest, presses):
            answer = flipgame.solve(board, goal='white')
            self.assertEqual(count, -1 if answer.kind == 'impossible' else answer.presses.sum())
            if count >= 0:
                self.assertTrue((cells == answer.presses).all())

    def test_what_the_board_becomes_has_a_name(self):
        for text, reached in (('flip:bwb/wbw?target=wbw/bwb', 'target'), ('flip:bw/wb?goal=white', 'white'),
                              ('flip:bw/wb?goal=black', 'black')):
            self.assertEqual(flipgame.solve(text).reached, reached)

    def test_a_search_ends_with_its_time(self):
        self.assertIn(flipgame.solve(np.eye(300), pattern='***/***/.*.', seconds=0).kind, ('stopped', 'unproven'))


class Refusals(unittest.TestCase):
    def test_what_is_no_board_is_refused(self):
        for call in (lambda: flipgame.solve('no board'), lambda: flipgame.solve(np.ones(4)),
                     lambda: flipgame.solve(np.ones((0, 4))), lambda: flipgame.solve(np.ones((2, 2)), goal='grey'),
                     lambda: flipgame.solve(np.ones((2, 2)), pattern='+'),
                     lambda: flipgame.solve(np.ones((2, 2)), threads=0),
                     lambda: flipgame.solve(np.ones((2, 2)), seconds=-1.0),
                     lambda: flipgame.solve_many(np.ones((3, 9, 9))), lambda: flipgame.solve_many(np.ones((4, 4)))):
            self.assertRaises(ValueError, call)


if __name__ == '__main__':
    unittest.main()
