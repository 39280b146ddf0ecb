// C++11. HDU 3404: the nim-sum of the nim-products of the coordinates.
#include <cstdio>

// The nim-product of two numbers below 2^bits, with bits a power of two.
// With F = 2^(bits/2) both are x F + y, and F times F is F ^ F/2.
unsigned nimProduct(unsigned a, unsigned b, int bits) {
  if (a < 2 || b < 2) return a * b;
  const int half = bits / 2;
  const unsigned F = 1u << half;
  const unsigned x = a >> half, y = a & (F - 1);
  const unsigned z = b >> half, w = b & (F - 1);
  const unsigned xz = nimProduct(x, z, half), yw = nimProduct(y, w, half);
  const unsigned all = nimProduct(x ^ y, z ^ w, half);  // xz ^ xw ^ yz ^ yw
  return ((all ^ yw) << half) ^ yw ^ nimProduct(xz, F / 2, half);
}

int main() {
  int tests = 0;
  std::scanf("%d", &tests);
  for (; tests > 0; --tests) {
    int lights = 0;
    std::scanf("%d", &lights);
    unsigned sum = 0;
    for (unsigned row, column; lights > 0; --lights) {
      std::scanf("%u %u", &row, &column);
      sum ^= nimProduct(row, column, 16);
    }
    std::puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
  }
}
