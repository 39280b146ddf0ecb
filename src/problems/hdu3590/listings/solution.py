# HDU 3590: misère Nim with the values of the branches at the roots.
import sys


def value_of(near, vertex, parent):
    value = 0
    for other in near[vertex]:
        if other != parent:
            value ^= value_of(near, other, vertex) + 1
    return value


data = iter(map(int, sys.stdin.buffer.read().split()))

for trees in data:
    branches = []
    for _ in range(trees):
        n = next(data)
        near = [[] for _ in range(n + 1)]
        for _ in range(n - 1):
            a, b = next(data), next(data)
            near[a].append(b)
            near[b].append(a)
        branches += [value_of(near, child, 1) + 1 for child in near[1]]
    total = 0
    for branch in branches:
        total ^= branch
    large = any(branch > 1 for branch in branches)
    wins = total != 0 if large else total == 0
    print("PP" if wins else "QQ")
