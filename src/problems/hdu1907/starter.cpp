#include <bits/stdc++.h>
using namespace std;

int main() {
  int tests, n;
  scanf("%d", &tests);
  while (tests-- > 0) {
    scanf("%d", &n);
    vector<int> heaps(n);
    for (int i = 0; i < n; i++) scanf("%d", &heaps[i]);
    puts("John");
  }
}
