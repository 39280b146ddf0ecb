# HDU 2177: finds the lost pair with a given difference, or with a given number.
import sys
from math import isqrt


def pair(k):
    a = (k + isqrt(5 * k * k)) // 2
    return a, a + k


def partner(n):
    k = (isqrt(5 * n * n) - n) // 2  # n / phi, rounded down
    near = k, k + 1, n - k, n - k - 1  # and n / phi^2
    return next(sum(pair(i)) - n for i in near if n in pair(i))


data = iter(map(int, sys.stdin.buffer.read().split()))

for a, b in zip(data, data):
    if a == b == 0:
        break
    left = []
    if pair(b - a)[0] < a:
        left.append(pair(b - a))
    if partner(b) < a:
        left.append((partner(b), b))
    if a < b and partner(a) < b:
        left.append(sorted((a, partner(a))))
    print(1 if left else 0)
    for heaps in left:
        print(*heaps)
