// C++11. Luogu P2575, for rows of any width: visits only the pieces, from right to
// left.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

constexpr int kSquares = 20;

int main() {
  int tests = 0;
  std::scanf("%d", &tests);
  while (tests-- > 0) {
    int rows = 0, sum = 0;
    std::scanf("%d", &rows);
    while (rows-- > 0) {
      int pieces = 0;
      std::scanf("%d", &pieces);
      std::vector<int> squares(pieces);
      for (int& square : squares) std::scanf("%d", &square);
      std::sort(squares.begin(), squares.end(), std::greater<int>());

      int last = -1, block = 0;
      for (int i = 0; i < pieces; ++i) {
        // There are i pieces on its right.
        const int step = kSquares - squares[i] - i;
        block = step == last ? block + 1 : 1;
        last = step;
        if (step % 2 == 1) sum ^= (block - 1) ^ block;  // the heap has grown by one
      }
    }
    std::puts(sum ? "YES" : "NO");
  }
}
