// C++11. Wythoff's game: is a position lost for the player to move?
// Input: q, then q pairs of heaps up to 10^9. Output: lost or won, one a line.
#include <algorithm>
#include <iostream>

// With k the difference: a <= k * phi < a + 1, squared, in integers.
bool isLost(long long x, long long y) {
  const long long a = std::min(x, y), k = std::max(x, y) - a, next = a + 1;
  return a * a <= k * (a + k) && next * next > k * (next + k);
}

int main() {
  int count;
  std::cin >> count;
  for (long long x, y; count-- && std::cin >> x >> y;) {
    std::cout << (isLost(x, y) ? "lost" : "won") << '\n';
  }
}
