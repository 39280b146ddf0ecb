// C++11. Luogu P4617: finds a maximum matching of peaks and valleys. Alternating
// paths from the peaks that it misses reach all peaks that some such matching misses.
#include <cstdio>
#include <vector>

std::vector<std::vector<int>> valleys;
std::vector<int> peak_of;  // the partner of each valley, 0 for none
std::vector<int> visited;  // the peak whose search visited each valley last
std::vector<bool> lost;

bool match(int peak, int root) {
  for (int valley : valleys[peak]) {
    if (visited[valley] == root) continue;
    visited[valley] = root;
    if (peak_of[valley] != 0 && !match(peak_of[valley], root)) continue;
    peak_of[valley] = peak;
    return true;
  }
  return false;
}

void mark(int peak) {
  if (lost[peak]) return;
  lost[peak] = true;
  // Every valley here has a partner: otherwise there would be a larger matching.
  for (int valley : valleys[peak]) mark(peak_of[valley]);
}

int main() {
  int places = 0, trails = 0;
  std::scanf("%d %d", &places, &trails);
  valleys.resize(places + 1);
  peak_of.resize(places + 1);
  visited.resize(places + 1);
  lost.resize(places + 1);
  for (int peak, valley; trails > 0; --trails) {
    std::scanf("%d %d", &peak, &valley);
    valleys[peak].push_back(valley);
  }
  std::vector<int> free_peaks;
  for (int peak = 1; peak <= places; ++peak)
    if (!match(peak, peak)) free_peaks.push_back(peak);
  for (int peak : free_peaks) mark(peak);
  for (int peak = 1; peak <= places; ++peak)
    std::puts(lost[peak] ? "Mirko" : "Slavko");
}
