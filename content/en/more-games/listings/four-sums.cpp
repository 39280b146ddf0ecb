// C++11. Heaps of a subtraction game in four kinds of sum: who wins?
// Input: k, then the k numbers that may be taken; m, then m heaps up to 10^6.
// Output: one line for each kind of sum, with N if the first player wins, else P.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  int k = 0, m = 0;
  std::cin >> k;
  std::vector<int> set(k);
  for (int& s : set) std::cin >> s;
  std::cin >> m;
  std::vector<int> heaps(m);
  for (int& heap : heaps) std::cin >> heap;
  if (m == 0) return 0;
  const int most = *std::max_element(heaps.begin(), heaps.end());

  // The table takes O(k * most).
  std::vector<int> grundy(most + 1), remoteness(most + 1), suspense(most + 1);
  std::vector<int> seen(k + 1, -1);  // the last heap that saw each value
  for (int heap = 0; heap <= most; ++heap) {
    // Lengths of play to options that are lost, and to those that are won.
    int soonEven = -1, lateEven = -1, soonOdd = -1, lateOdd = -1;
    for (int s : set) {
      if (s > heap) continue;
      const int left = heap - s;
      seen[grundy[left]] = heap;
      const int r = remoteness[left], t = suspense[left];
      if (r % 2 == 0) {
        if (soonEven < 0 || r < soonEven) soonEven = r;
        lateEven = std::max(lateEven, t);
      } else {
        lateOdd = std::max(lateOdd, r);
        if (soonOdd < 0 || t < soonOdd) soonOdd = t;
      }
    }
    while (seen[grundy[heap]] == heap) ++grundy[heap];
    // The winner hurries, and the loser holds out: without a move -1 + 1 is 0.
    remoteness[heap] = 1 + (soonEven >= 0 ? soonEven : lateOdd);
    // The winner holds out, and the loser hurries.
    suspense[heap] = 1 + (lateEven >= 0 ? lateEven : soonOdd);
  }

  int nimSum = 0, first = remoteness[heaps[0]], last = 0;
  bool someIsWon = false;
  for (int heap : heaps) {
    nimSum ^= grundy[heap];
    someIsWon = someIsWon || grundy[heap] > 0;
    first = std::min(first, remoteness[heap]);
    last = std::max(last, suspense[heap]);
  }
  std::cout << "usual " << (nimSum > 0 ? 'N' : 'P') << '\n'
            << "selective " << (someIsWon ? 'N' : 'P') << '\n'
            << "conjunctive " << (first % 2 > 0 ? 'N' : 'P') << '\n'
            << "continued " << (last % 2 > 0 ? 'N' : 'P') << '\n';
}
