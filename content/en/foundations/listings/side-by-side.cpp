// C++17. All the winning moves of heaps side by side, each with a set of its own.
// Input: n, limit; for each heap its set: k, then k numbers in any order. Then
// positions to the end of the file: n heaps each, of at most limit stones.
// Output: for each position how many winning moves there are, then "heap from to"
// for each of them, heaps counted from 1.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  int n = 0, limit = 0;
  std::cin >> n >> limit;
  std::vector<std::vector<int>> sets(n), grundy(n, std::vector<int>(limit + 1));
  for (int i = 0; i < n; ++i) {
    int k = 0;
    std::cin >> k;
    sets[i].resize(k);
    for (int& taken : sets[i]) std::cin >> taken;
    std::sort(sets[i].begin(), sets[i].end());
    for (int heap = 0; heap <= limit; ++heap) {
      std::vector<bool> seen(k + 1);
      for (int taken : sets[i])
        if (taken <= heap) seen[grundy[i][heap - taken]] = true;
      while (seen[grundy[i][heap]]) ++grundy[i][heap];
    }
  }

  struct Move { int heap, from, to; };
  std::vector<int> heaps(n);
  while (n > 0 && std::cin >> heaps[0]) {
    for (int i = 1; i < n; ++i) std::cin >> heaps[i];
    int sum = 0;
    for (int i = 0; i < n; ++i) sum ^= grundy[i][heaps[i]];
    std::vector<Move> wins;
    for (int i = 0; i < n; ++i)
      for (int taken : sets[i]) {
        const int to = heaps[i] - taken;
        // With this value the whole has 0.
        const int wanted = grundy[i][heaps[i]] ^ sum;
        if (to >= 0 && grundy[i][to] == wanted)
          wins.push_back({i + 1, heaps[i], to});
      }
    std::cout << wins.size() << '\n';
    for (auto [heap, from, to] : wins)
      std::cout << heap << ' ' << from << ' ' << to << '\n';
  }
}
