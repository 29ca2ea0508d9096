/** An embedding as integers from -127 to 127. The stored form is also the one that is compared. */
export type TextVector = Int8Array;

const MOST = 127;

/** @returns null for a zero or infinite vector. */
export function textVectorOf(figures: readonly number[]): TextVector | null {
  const largest = figures.reduce((most, figure) => Math.max(most, Math.abs(figure)), 0);
  if (!(largest > 0) || !Number.isFinite(largest)) return null;
  return Int8Array.from(figures, (figure) => Math.round((figure / largest) * MOST));
}

/** Cosine, -1..1. Both vectors have the same length. */
export function likenessOf(one: TextVector, other: TextVector): number {
  let dot = 0;
  let ones = 0;
  let others = 0;
  for (let at = 0; at < one.length; at += 1) {
    const first = one[at] ?? 0;
    const second = other[at] ?? 0;
    dot += first * second;
    ones += first * first;
    others += second * second;
  }
  return dot / Math.sqrt(ones * others);
}
