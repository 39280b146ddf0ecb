// C++11. HDU 1524: computes the Grundy value of a vertex on demand, once for each
// graph; the pieces are a sum.
#include <cstddef>
#include <cstdio>
#include <vector>

std::vector<std::vector<int>> options;
std::vector<int> known;

int grundy(int vertex) {
  if (known[vertex] >= 0) return known[vertex];
  // Local to this call. A value beyond the number of options cannot change the mex.
  std::vector<bool> seen(options[vertex].size() + 1);
  for (int option : options[vertex]) {
    const std::size_t value = grundy(option);
    if (value < seen.size()) seen[value] = true;
  }
  int least = 0;
  while (seen[least]) ++least;
  return known[vertex] = least;
}

int main() {
  for (int vertices; std::scanf("%d", &vertices) == 1;) {
    options.assign(vertices, std::vector<int>());
    for (std::vector<int>& list : options) {
      int count = 0;
      std::scanf("%d", &count);
      list.resize(count);
      for (int& option : list) std::scanf("%d", &option);
    }
    known.assign(vertices, -1);
    for (int pieces; std::scanf("%d", &pieces) == 1 && pieces > 0;) {
      int sum = 0;
      for (int vertex; pieces > 0 && std::scanf("%d", &vertex) == 1; --pieces)
        sum ^= grundy(vertex);
      std::puts(sum ? "WIN" : "LOSE");
    }
  }
}
