// C++11. HDU 3537, Mock Turtles: the nim-sum of odious numbers, each coin once.
#include <algorithm>
#include <cstdio>
#include <vector>

// The one of 2 * coin and 2 * coin + 1 with an odd number of binary ones.
int valueOf(int coin) {
  int ones = 0;
  for (int left = coin; left > 0; left /= 2) ones += left % 2;
  return 2 * coin + (ones % 2 == 0 ? 1 : 0);
}

int main() {
  for (int heads; std::scanf("%d", &heads) == 1;) {
    std::vector<int> coins(heads);
    for (int& coin : coins) std::scanf("%d", &coin);
    // std::unique removes a number only if it equals the one before it.
    std::sort(coins.begin(), coins.end());
    coins.erase(std::unique(coins.begin(), coins.end()), coins.end());
    int sum = 0;
    for (int coin : coins) sum ^= valueOf(coin);
    std::puts(sum == 0 ? "Yes" : "No");
  }
}
