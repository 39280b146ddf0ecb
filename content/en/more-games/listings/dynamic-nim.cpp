// C++11. Dynamic Nim: a move may take at most k times what the last one took.
// Input: k, q, then q heaps up to 10^18.
// Output: the winning first move of each that does not take all, or 0.
#include <iostream>
#include <vector>

int main() {
  const long long most = 1000000000000000000;
  long long k;
  int count;
  std::cin >> k >> count;
  std::vector<long long> heaps;
  std::size_t j = 0;
  for (long long heap = 1; heap <= most; heap += heaps[j]) {
    heaps.push_back(heap);
    while (heaps[j] < (heap + k - 1) / k) ++j;  // k * heaps[j] < heap
  }
  for (long long n; count-- && std::cin >> n;) {
    long long left = n, last = 0;
    for (std::size_t i = heaps.size(); i-- > 0;) {
      if (heaps[i] <= left) left -= last = heaps[i];
    }
    std::cout << (last == n ? 0 : last) << '\n';
  }
}
