// C++11. HDU 1847, without the rule: a heap is won if some power of two leaves a
// lost one.
#include <array>
#include <iostream>

constexpr int kLargestHeap = 1000;

int main() {
  std::array<bool, kLargestHeap + 1> won{};  // the empty heap is lost
  for (int heap = 1; heap <= kLargestHeap; ++heap)
    for (int taken = 1; taken <= heap; taken *= 2)
      if (!won[heap - taken]) won[heap] = true;

  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  for (int heap; std::cin >> heap;)
    std::cout << (won[heap] ? "Kiki" : "Cici") << '\n';
}
