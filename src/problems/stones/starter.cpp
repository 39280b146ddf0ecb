#include <bits/stdc++.h>
using namespace std;

int main() {
  int tests;
  scanf("%d", &tests);
  while (tests-- > 0) {
    int k;
    scanf("%d", &k);
    vector<int> nodes(1 << k);  // the children of node i are 2i and 2i + 1
    for (int i = 1; i < 1 << k; i++) scanf("%d", &nodes[i]);
    printf("%d\n", 0);
  }
}
