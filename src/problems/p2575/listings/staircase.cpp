// C++11. Luogu P2575: each row is a staircase, and the blocks of pieces on its odd
// steps are heaps of Nim.
#include <bitset>
#include <cstdio>

constexpr int kSquares = 20;

int main() {
  int tests = 0;
  std::scanf("%d", &tests);
  while (tests-- > 0) {
    int rows = 0, sum = 0;
    std::scanf("%d", &rows);
    while (rows-- > 0) {
      // Square 0 is never occupied: it ends the last block.
      std::bitset<kSquares + 1> occupied;
      int pieces = 0;
      std::scanf("%d", &pieces);
      for (int square; pieces-- > 0; occupied.set(square))
        std::scanf("%d", &square);

      // The step of a piece is the number of empty squares to its right.
      int step = 0, block = 0;
      for (int square = kSquares; square >= 0; --square) {
        if (occupied[square]) {
          ++block;
          continue;
        }
        if (step % 2 == 1) sum ^= block;
        ++step;
        block = 0;
      }
    }
    std::puts(sum ? "YES" : "NO");
  }
}
