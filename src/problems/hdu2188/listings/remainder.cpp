// C++11. HDU 2188: the player to move loses exactly the multiples of m + 1.
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int tests = 0;
  std::cin >> tests;
  for (int goal, most; tests > 0 && std::cin >> goal >> most; --tests)
    std::cout << (goal % (most + 1) ? "Grass" : "Rabbit") << '\n';
}
