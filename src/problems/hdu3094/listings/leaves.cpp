// C++11. HDU 3094: removes one leaf after another. If a vertex has only one neighbour
// left, the exclusive or of its remaining neighbours is that neighbour.
#include <cstdio>
#include <vector>

int main() {
  int tests = 0;
  std::scanf("%d", &tests);
  for (int n; tests > 0 && std::scanf("%d", &n) == 1; --tests) {
    std::vector<int> degree(n + 1), neighbours(n + 1), value(n + 1);
    for (int i = 1, a, b; i < n; ++i) {
      std::scanf("%d %d", &a, &b);
      ++degree[a], neighbours[a] ^= b;
      ++degree[b], neighbours[b] ^= a;
    }
    for (int start = 2; start <= n; ++start) {
      // The root is never removed; a parent that becomes a leaf is next.
      for (int leaf = start; leaf != 1 && degree[leaf] == 1;) {
        const int parent = neighbours[leaf];
        value[parent] ^= value[leaf] + 1;
        degree[leaf] = 0;
        --degree[parent], neighbours[parent] ^= leaf;
        leaf = parent;
      }
    }
    std::puts(value[1] ? "Alice" : "Bob");
  }
}
