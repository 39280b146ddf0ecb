// C++11. HDU 2188: the first player loses exactly if n is a multiple of m + 1.
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int tests = 0;
  std::cin >> tests;
  for (int goal, most; tests > 0 && std::cin >> goal >> most; --tests)
    std::cout << (goal % (most + 1) ? "Grass" : "Rabbit") << '\n';
}
