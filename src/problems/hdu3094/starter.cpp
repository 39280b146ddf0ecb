#include <bits/stdc++.h>
using namespace std;

int main() {
  int tests, n;
  scanf("%d", &tests);
  while (tests-- > 0) {
    scanf("%d", &n);
    vector<pair<int, int>> edges(n - 1);
    for (auto& edge : edges) scanf("%d %d", &edge.first, &edge.second);
    puts("Alice");
  }
}
