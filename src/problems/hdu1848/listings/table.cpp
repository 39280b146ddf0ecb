// C++11. HDU 1848, from the bottom up: computes the Grundy values of all heaps first,
// then one nim-sum per case.
#include <cstdio>
#include <vector>
using namespace std;

int g[1001];

int main() {
  vector<int> moves;
  for (int a = 1, b = 2; a <= 1000; b += a, a = b - a) moves.push_back(a);

  for (int heap = 1; heap <= 1000; heap++) {
    // With 15 moves, no value is above 15. Each heap has new marks.
    bool seen[16] = {};
    for (int taken : moves)
      if (taken <= heap) seen[g[heap - taken]] = true;
    while (seen[g[heap]]) g[heap]++;
  }

  int m, n, p;
  while (scanf("%d %d %d", &m, &n, &p) == 3 && (m || n || p))
    puts(g[m] ^ g[n] ^ g[p] ? "Fibo" : "Nacci");
}
