// C++11. Stones on a binary tree: tests for each heap whether a move can make it
// smaller, or larger from its parent.
#include <cctype>
#include <cstdio>
#include <vector>

int readNumber() {
  int c = std::getchar(), number = 0;
  while (c != EOF && !std::isdigit(c)) c = std::getchar();
  for (; std::isdigit(c); c = std::getchar()) number = 10 * number + (c - '0');
  return number;
}

int main() {
  for (int tests = readNumber(); tests > 0; --tests) {
    const int levels = readNumber();
    // The parent of node i is i / 2; above the root, node 0 is empty.
    std::vector<int> stones(1 << levels);
    for (int node = 1; node < 1 << levels; ++node) stones[node] = readNumber();

    int sum = 0;
    // The level of the leaves, and every second level above it.
    for (int level = levels; level >= 1; level -= 2)
      for (int node = 1 << (level - 1); node < 1 << level; ++node)
        sum ^= stones[node];

    int moves = 0;
    for (int level = levels; level >= 1 && sum != 0; level -= 2)
      for (int node = 1 << (level - 1); node < 1 << level; ++node) {
        const int wanted = stones[node] ^ sum;
        if (wanted < stones[node])  // down to either child, or out of the game
          moves += level < levels ? 2 : 1;
        else if (wanted - stones[node] <= stones[node / 2])
          ++moves;  // what is missing comes from the parent
      }
    std::printf("%d\n", moves);
  }
}
