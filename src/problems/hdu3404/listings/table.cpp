// C++11. HDU 3404: a table of the nim-products below 2, extended to 4, 16 and 256; a
// product of two coordinates then needs four products of bytes.
#include <cstdio>

unsigned char product[256][256];

// Both factors are below F^2, where F = 2^half, and the table is filled below F.
unsigned nimProduct(unsigned a, unsigned b, int half) {
  const unsigned F = 1u << half;
  const unsigned x = a >> half, y = a & (F - 1);
  const unsigned z = b >> half, w = b & (F - 1);
  const unsigned xz = product[x][z], yw = product[y][w];
  const unsigned all = product[x ^ y][z ^ w];
  return ((all ^ yw) << half) ^ yw ^ product[xz][F / 2];
}

int main() {
  product[1][1] = 1;
  for (int half = 1; half < 8; half *= 2)
    for (unsigned a = 0; a < 1u << 2 * half; ++a)
      for (unsigned b = 0; b < 1u << 2 * half; ++b)
        product[a][b] = nimProduct(a, b, half);
  int tests = 0;
  std::scanf("%d", &tests);
  for (; tests > 0; --tests) {
    int lights = 0;
    std::scanf("%d", &lights);
    unsigned sum = 0;
    for (unsigned row, column; lights > 0; --lights) {
      std::scanf("%u %u", &row, &column);
      sum ^= nimProduct(row, column, 8);
    }
    std::puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
  }
}
