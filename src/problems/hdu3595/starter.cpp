#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  while (scanf("%d", &n) == 1) {
    for (int i = 0; i < n; i++) {
      int p, q;
      scanf("%d %d", &p, &q);
    }
    puts("MM");
  }
}
