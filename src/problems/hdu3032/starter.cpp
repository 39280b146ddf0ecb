#include <bits/stdc++.h>
using namespace std;

int main() {
  int tests;
  scanf("%d", &tests);
  while (tests-- > 0) {
    int n;
    scanf("%d", &n);
    vector<int> heaps(n);
    for (int i = 0; i < n; i++) scanf("%d", &heaps[i]);
    puts("Alice");
  }
}
