// C++11. Nim-products: the template for games on a grid.
// Input: q, then q pairs of numbers below 2^32. Output: their products, one a line.
#include <cstdint>
#include <iostream>

// The nim-product of two numbers below 2^bits, with bits a power of two.
// With F = 2^(bits/2) both are x F + y, F times F is F ^ F/2, and
// (x F ^ y)(z F ^ w) = (xz ^ xw ^ yz) F ^ yw ^ xz (F/2).
std::uint32_t nimProduct(std::uint32_t a, std::uint32_t b, int bits = 32) {
  if (a < 2 || b < 2) return a * b;
  const int half = bits / 2;
  const std::uint32_t F = std::uint32_t(1) << half;
  const std::uint32_t x = a >> half, y = a & (F - 1);
  const std::uint32_t z = b >> half, w = b & (F - 1);
  const std::uint32_t xz = nimProduct(x, z, half), yw = nimProduct(y, w, half);
  const std::uint32_t all = nimProduct(x ^ y, z ^ w, half);  // xz ^ xw ^ yz ^ yw
  return (all ^ yw) << half ^ yw ^ nimProduct(xz, F / 2, half);
}

int main() {
  int count = 0;
  std::cin >> count;
  for (std::uint32_t a, b; count-- > 0 && std::cin >> a >> b;) {
    std::cout << nimProduct(a, b) << '\n';
  }
}
