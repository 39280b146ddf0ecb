#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, m;
  scanf("%d %d", &n, &m);
  vector<vector<int>> valleys(n + 1);
  for (int i = 0; i < m; i++) {
    int peak, valley;
    scanf("%d %d", &peak, &valley);
    valleys[peak].push_back(valley);
  }
  for (int peak = 1; peak <= n; peak++) puts("Slavko");
}
