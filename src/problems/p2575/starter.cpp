#include <bits/stdc++.h>
using namespace std;

int main() {
  int tests;
  scanf("%d", &tests);
  while (tests-- > 0) {
    int n;
    scanf("%d", &n);
    for (int row = 0; row < n; row++) {
      int m;
      scanf("%d", &m);
      vector<int> squares(m);
      for (int i = 0; i < m; i++) scanf("%d", &squares[i]);
    }
    puts("YES");
  }
}
