# HDU 3404: a table of the nim-products below 2, extended to 4, 16 and 256; a product
# of two coordinates then needs four products of bytes.
import sys


def nim_product(products, a, b, half):
    """Multiplies numbers below F * F, F = 2^half, by a table of products below F."""
    F = 1 << half
    x, y, z, w = a >> half, a % F, b >> half, b % F
    xz, yw = products[x][z], products[y][w]
    both = products[x ^ y][z ^ w]  # xz ^ xw ^ yz ^ yw
    return (both ^ yw) << half ^ yw ^ products[xz][F // 2]


products = [[0, 0], [0, 1]]
for half in 1, 2, 4:
    numbers = range(1 << 2 * half)
    products = [[nim_product(products, a, b, half) for b in numbers] for a in numbers]

data = iter(map(int, sys.stdin.buffer.read().split()))
for _ in range(next(data)):
    total = 0
    for _ in range(next(data)):
        total ^= nim_product(products, next(data), next(data), 8)
    print("Have a try, lxhgww." if total else "Don't waste your time.")
