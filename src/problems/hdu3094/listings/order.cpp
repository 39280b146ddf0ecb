// C++11. HDU 3094: lists the vertices, each after its parent, and computes the values
// from the end of that list. Without recursion, a path may be long.
#include <cstdio>
#include <vector>

int main() {
  int tests = 0;
  std::scanf("%d", &tests);
  for (int n; tests > 0 && std::scanf("%d", &n) == 1; --tests) {
    std::vector<std::vector<int>> near(n + 1);
    for (int i = 1, a, b; i < n; ++i) {
      std::scanf("%d %d", &a, &b);
      near[a].push_back(b);
      near[b].push_back(a);
    }
    std::vector<int> order(1, 1), parent(n + 1);
    for (int i = 0; i < static_cast<int>(order.size()); ++i) {
      const int vertex = order[i];
      for (int other : near[vertex]) {
        if (other == parent[vertex]) continue;
        parent[other] = vertex;
        order.push_back(other);
      }
    }
    std::vector<int> value(n + 1);
    for (int i = n - 1; i > 0; --i) {
      const int vertex = order[i], below = parent[vertex];
      value[below] ^= value[vertex] + 1;
    }
    std::puts(value[1] ? "Alice" : "Bob");
  }
}
