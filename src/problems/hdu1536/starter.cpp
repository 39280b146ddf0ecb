#include <bits/stdc++.h>
using namespace std;

int main() {
  int k;
  while (scanf("%d", &k) == 1 && k != 0) {
    vector<int> amounts(k);
    for (int i = 0; i < k; i++) scanf("%d", &amounts[i]);
    int positions;
    scanf("%d", &positions);
    while (positions-- > 0) {
      int count;
      scanf("%d", &count);
      vector<int> heaps(count);
      for (int i = 0; i < count; i++) scanf("%d", &heaps[i]);
      putchar('W');
    }
    putchar('\n');
  }
}
