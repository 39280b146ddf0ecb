# HDU 3537, Mock Turtles: the nim-sum of odious numbers, each coin once.
import sys


def value_of(coin):
    """The one of 2 * coin and 2 * coin + 1 with an odd number of binary ones."""
    return 2 * coin + (bin(coin).count("1") % 2 == 0)


data = iter(map(int, sys.stdin.buffer.read().split()))
for heads in data:
    total = 0
    for coin in {next(data) for _ in range(heads)}:
        total ^= value_of(coin)
    print("Yes" if total == 0 else "No")
