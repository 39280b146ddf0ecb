// C++11. All the winning moves of Staircase Nim.
// Input: n, then the coins on the steps 0 (the ground) to n. Output: one line "step
// coins" a move, the coins going from that step to the next one down; nothing when
// there is none.
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
  int n = 0;
  std::cin >> n;
  std::vector<std::uint64_t> coins(n + 2);  // above the top step there is nothing
  for (int step = 0; step <= n; ++step) std::cin >> coins[step];

  std::uint64_t sum = 0;
  for (int step = 1; step <= n; step += 2) sum ^= coins[step];
  if (sum == 0) return 0;

  for (int step = 1; step <= n; step += 2) {
    const std::uint64_t held = coins[step];
    const std::uint64_t wanted = held ^ sum;  // with this the nim-sum is 0
    if (wanted < held)
      std::cout << step << ' ' << held - wanted << '\n';
    else if (wanted - held <= coins[step + 1])
      std::cout << step + 1 << ' ' << wanted - held << '\n';
  }
}
