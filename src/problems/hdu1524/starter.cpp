#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  while (scanf("%d", &n) == 1) {
    vector<vector<int>> graph(n);
    for (int v = 0; v < n; v++) {
      int count;
      scanf("%d", &count);
      graph[v].resize(count);
      for (int i = 0; i < count; i++) scanf("%d", &graph[v][i]);
    }
    int m;
    while (scanf("%d", &m) == 1 && m > 0) {
      vector<int> pieces(m);
      for (int i = 0; i < m; i++) scanf("%d", &pieces[i]);
      puts("WIN");
    }
  }
}
