#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  while (scanf("%d", &n) == 1) {
    vector<int> coins(n);
    for (int i = 0; i < n; i++) scanf("%d", &coins[i]);
    puts("No");
  }
}
