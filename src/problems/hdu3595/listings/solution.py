# HDU 3595: computes by Euclid's algorithm how many moves each game lasts; the longest
# game decides.
import sys
from functools import cache


@cache
def length(larger, smaller):
    if smaller == 0:
        return 0
    rest = length(smaller, larger % smaller)
    return rest + (2 if rest % 2 == 1 and larger >= 2 * smaller else 1)


data = iter(map(int, sys.stdin.buffer.read().split()))
for games in data:
    longest = 0
    for _ in range(games):
        p, q = next(data), next(data)
        longest = max(longest, length(max(p, q), min(p, q)))
    print("MM" if longest % 2 == 1 else "GG")
