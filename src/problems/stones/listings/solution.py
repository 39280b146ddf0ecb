# Stones on a binary tree: the heaps are the nodes of the last level and of every
# second one above it.
import sys

data = (int(word) for line in sys.stdin.buffer for word in line.split())

for _ in range(next(data)):
    k = next(data)
    levels = [[next(data) for _ in range(2**level)] for level in range(k)]
    counted = range(k - 1, -1, -2)
    total = 0
    for level in counted:
        for stones in levels[level]:
            total ^= stones
    moves = 0
    for level in counted if total else ():
        ways_down = 2 if level < k - 1 else 1
        above = levels[level - 1] if level > 0 else [0]
        for at, stones in enumerate(levels[level]):
            wanted = stones ^ total
            if wanted < stones:  # down to either child, or out of the game
                moves += ways_down
            elif wanted - stones <= above[at // 2]:
                moves += 1  # what is missing comes from the parent
    print(moves)
