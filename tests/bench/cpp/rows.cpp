// Computes the Grundy values of all 2^20 rows of HDU 5724, mask by mask. Prints the milliseconds that the table took:
// the targets of the bench are for a machine on which this is 52, and are scaled accordingly.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <vector>

int main() {
  const auto began = std::chrono::steady_clock::now();
  std::vector<unsigned char> values(1 << 20);
  for (int row = 1; row < 1 << 20; ++row) {
    std::uint32_t seen = 0;
    int movable = row & (row + 1);
    while (movable != 0) {
      int piece = movable & -movable;
      const int filled = row | piece >> 1;
      do {
        seen |= 1u << values[filled ^ piece];
        movable ^= piece;
        piece <<= 1;
      } while ((movable & piece) != 0);
    }
    int value = 0;
    while (seen >> value & 1) ++value;
    values[row] = value;
  }
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
  std::printf("%.3f %d\n", took.count(), values.back());
}
