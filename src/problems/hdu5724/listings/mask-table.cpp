// C++11. HDU 5724: a row is a mask, and one upward pass computes the Grundy values of
// all 2^20 rows.
#include <cstdio>
#include <vector>

constexpr int kSquares = 20;

int main() {
  // Bit 0 is the right end: a move makes the mask smaller, so its value is known.
  std::vector<unsigned char> grundy(1 << kSquares);
  for (int row = 1; row < 1 << kSquares; ++row) {
    // Bit v of seen: some option has value v. At most 19 pieces can move.
    unsigned seen = 0;
    int empty = 0;  // the nearest empty square on the right
    for (int piece = 1; piece <= row; piece <<= 1)
      if (!(row & piece))
        empty = piece;
      else if (empty)
        seen |= 1u << grundy[row ^ piece ^ empty];
    while (seen >> grundy[row] & 1) ++grundy[row];
  }

  int tests = 0;
  std::scanf("%d", &tests);
  while (tests-- > 0) {
    int rows = 0, sum = 0;
    std::scanf("%d", &rows);
    while (rows-- > 0) {
      int pieces = 0, row = 0;
      std::scanf("%d", &pieces);
      for (int square; pieces-- > 0; row |= 1 << (kSquares - square))
        std::scanf("%d", &square);
      sum ^= grundy[row];
    }
    std::puts(sum ? "YES" : "NO");
  }
}
