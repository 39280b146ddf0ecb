export function ones(heaps: number[]): "John" | "Brother" {
  const larger = heaps.filter((heap) => heap > 1);
  const ones = heaps.length - larger.length;
  if (larger.length === 0) return ones % 2 === 0 ? "John" : "Brother";
  return larger.reduce((sum, heap) => sum ^ heap, ones % 2) === 0 ? "Brother" : "John";
}
