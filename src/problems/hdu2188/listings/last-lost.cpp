// C++11. HDU 2188, without the rule: a number is lost if no gift reaches the lost
// one below it.
#include <iostream>

constexpr int kLargestSum = 9999, kLargestGift = 10;

bool lost[kLargestGift + 1][kLargestSum + 1];

int main() {
  for (int most = 1; most <= kLargestGift; ++most)
    for (int left = 1, last = 0; left <= kLargestSum; ++left)
      if (left - last > most) lost[most][last = left] = true;

  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int tests = 0;
  std::cin >> tests;
  for (int goal, most; tests > 0 && std::cin >> goal >> most; --tests)
    std::cout << (lost[most][goal] ? "Rabbit" : "Grass") << '\n';
}
