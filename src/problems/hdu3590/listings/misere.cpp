// C++11. HDU 3590: misère Nim with the values of the branches at the roots. A tree
// has at most 99 vertices, so the recursion is not too deep.
#include <cstdio>
#include <vector>

std::vector<std::vector<int>> near;

int valueOf(int vertex, int parent) {
  int value = 0;
  for (int other : near[vertex])
    if (other != parent) value ^= valueOf(other, vertex) + 1;
  return value;
}

int main() {
  for (int trees; std::scanf("%d", &trees) == 1;) {
    int sum = 0;
    bool large = false;
    for (int n; trees > 0 && std::scanf("%d", &n) == 1; --trees) {
      near.assign(n + 1, std::vector<int>());
      for (int i = 1, a, b; i < n; ++i) {
        std::scanf("%d %d", &a, &b);
        near[a].push_back(b);
        near[b].push_back(a);
      }
      for (int child : near[1]) {
        const int branch = valueOf(child, 1) + 1;
        sum ^= branch;
        large = large || branch > 1;
      }
    }
    std::puts((large ? sum != 0 : sum == 0) ? "PP" : "QQ");
  }
}
