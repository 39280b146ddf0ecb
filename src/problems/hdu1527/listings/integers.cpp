// C++11. HDU 1527: with the difference k, a pair is lost exactly if a is the integer
// part of k times the golden ratio: a <= k * phi < a + 1, squared and in integers.
#include <algorithm>
#include <cstdio>

int main() {
  for (long long a, b; std::scanf("%lld %lld", &a, &b) == 2;) {
    if (a > b) std::swap(a, b);
    const long long k = b - a;
    const bool lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
    std::puts(lost ? "0" : "1");
  }
}
