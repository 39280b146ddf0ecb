// C++11. Stones on a binary tree: staircase Nim, in which the level of the leaves and
// every second level above it are heaps of Nim.
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
    const int nodes = (1 << levels) - 1;
    // The children of node i are 2i and 2i + 1; the root is 1.
    std::vector<int> stones(nodes + 1);
    for (int node = 1; node <= nodes; ++node) stones[node] = readNumber();

    // The root is level 1.
    const auto counted = [&](int level) { return (levels - level) % 2 == 0; };
    int sum = 0;
    for (int level = 1; level <= levels; ++level)
      for (int node = 1 << (level - 1); node < 1 << level && counted(level); ++node)
        sum ^= stones[node];

    int moves = 0;
    for (int level = 1; level <= levels && sum != 0; ++level)
      for (int node = 1 << (level - 1); node < 1 << level; ++node) {
        if (counted(level)) {
          if ((stones[node] ^ sum) < stones[node]) moves += level < levels ? 2 : 1;
        } else {
          for (int child : {2 * node, 2 * node + 1}) {
            const int missing = (stones[child] ^ sum) - stones[child];
            if (missing > 0 && missing <= stones[node]) ++moves;
          }
        }
      }
    std::printf("%d\n", moves);
  }
}
