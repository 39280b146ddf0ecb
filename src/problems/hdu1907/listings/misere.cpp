// C++11. HDU 1907: with a heap of two or more, the winner is the same as in Nim;
// without one, it is the other player.
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int tests = 0;
  std::cin >> tests;
  for (int heaps; tests > 0 && std::cin >> heaps; --tests) {
    int sum = 0;
    bool large = false;
    for (int heap; heaps > 0 && std::cin >> heap; --heaps) {
      sum ^= heap;
      large = large || heap > 1;
    }
    std::cout << ((large ? sum != 0 : sum == 0) ? "John" : "Brother") << '\n';
  }
}
