# Wythoff's game: the winning moves of a position.
# Input: pairs of heaps, up to the end. Output: for each what may be left.
import sys
from math import isqrt


def pair(k):
    """The lost pair with the difference k."""
    a = (k + isqrt(5 * k * k)) // 2
    return a, a + k


def partner(n):
    """The number that makes a lost pair with n."""
    k = (isqrt(5 * n * n) - n) // 2  # n / phi, rounded down
    near = k, k + 1, n - k, n - k - 1  # and n / phi^2
    return next(sum(pair(i)) - n for i in near if n in pair(i))


numbers = list(map(int, sys.stdin.read().split()))
for x, y in zip(numbers[::2], numbers[1::2]):
    left = set()
    if partner(x) < y:
        left.add((x, partner(x)))
    if partner(y) < x:
        left.add((partner(y), y))
    a, b = pair(abs(x - y))
    if a < min(x, y):
        left.add((a, b) if x < y else (b, a))
    print(*sorted(left) or ["none"])
