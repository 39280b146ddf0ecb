// C++98. POJ 1704: the nim-sum of every second gap, counted from the right.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int tests = 0, pieces = 0;
  std::scanf("%d", &tests);
  for (; tests > 0 && std::scanf("%d", &pieces) == 1; --tests) {
    std::vector<int> square(pieces + 1);  // square[0] = 0 is the edge
    for (int i = 1; i <= pieces; ++i) std::scanf("%d", &square[i]);
    std::sort(square.begin(), square.end());
    int sum = 0;
    for (int i = pieces; i > 0; i -= 2) sum ^= square[i] - square[i - 1] - 1;
    std::puts(sum != 0 ? "Georgia will win" : "Bob will win");
  }
}
