#include <cstdio>
#include <vector>
using namespace std;

int main() {
  int k;
  scanf("%d", &k);
  vector<int> heaps(k);
  for (int i = 0; i < k; i++) scanf("%d", &heaps[i]);
  printf("%d\n", 0);
}
