#include <bits/stdc++.h>
using namespace std;

int main() {
  int tests;
  scanf("%d", &tests);
  while (tests-- > 0) {
    int n;
    scanf("%d", &n);
    vector<pair<int, int>> lights(n);
    for (int i = 0; i < n; i++) scanf("%d %d", &lights[i].first, &lights[i].second);
    puts("Have a try, lxhgww.");
  }
}
