/** How many letters may be wrong in a word of that length. */
function tolerance(length: number): number {
  return length < 8 ? 1 : 2;
}

/** Letters to add, take away, replace or swap with their neighbour to get from one word to the other. */
export function wordDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/**
 * What somebody may have meant by a word that no posting has.
 *
 * @param known words of postings that look alike; the nearest ones are returned, at most three, none when all are too far.
 */
export function nearestWords(typed: string, known: readonly string[]): readonly string[] {
  const near = known
    .map((word) => ({ word, distance: wordDistance(typed, word) }))
    .filter(({ distance }) => distance <= tolerance(typed.length));
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ word }) => word)
    .sort()
    .slice(0, 3);
}
