// POJ 1704: the nim-sum of every second gap, counted from the right.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int tests = 0;
  std::cin >> tests;
  for (int pieces; tests > 0 && std::cin >> pieces; --tests) {
    std::vector<int> square(pieces + 1);  // square[0] = 0 is the edge
    for (int i = 1; i <= pieces; ++i) std::cin >> square[i];
    std::sort(square.begin(), square.end());
    int sum = 0;
    for (int i = pieces; i > 0; i -= 2) sum ^= square[i] - square[i - 1] - 1;
    std::cout << (sum ? "Georgia will win" : "Bob will win") << '\n';
  }
}
