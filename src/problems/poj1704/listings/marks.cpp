// C++98. POJ 1704, without sorting: a mark on each occupied square, and one walk
// from the right.
#include <cstdio>
#include <vector>

const int kSquares = 10000;

int main() {
  int tests = 0, pieces = 0;
  std::scanf("%d", &tests);
  for (; tests > 0 && std::scanf("%d", &pieces) == 1; --tests) {
    std::vector<bool> occupied(kSquares + 1);
    occupied[0] = true;  // the edge ends the last gap
    for (int square; pieces > 0 && std::scanf("%d", &square) == 1; --pieces)
      occupied[square] = true;

    int sum = 0, gap = 0;
    bool counted = false;  // no gap is to the right of the last piece
    for (int square = kSquares; square >= 0; --square) {
      if (!occupied[square]) {
        ++gap;
        continue;
      }
      if (counted) sum ^= gap;
      counted = !counted;
      gap = 0;
    }
    std::puts(sum != 0 ? "Georgia will win" : "Bob will win");
  }
}
