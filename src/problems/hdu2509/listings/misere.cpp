// C++11. HDU 2509: with a row of two or more, the winner is the same as in Nim;
// without one, it is the other player.
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  for (int rows; std::cin >> rows;) {
    int sum = 0;
    bool large = false;
    for (int apples; rows > 0 && std::cin >> apples; --rows) {
      sum ^= apples;
      large = large || apples > 1;
    }
    std::cout << ((large ? sum != 0 : sum == 0) ? "Yes" : "No") << '\n';
  }
}
