/**
 * Edit distance: insertions, deletions, substitutions and swaps of neighbours (optimal string alignment, Damerau 1964).
 *
 * @returns `max + 1` if the distance is larger than `max`
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let [older, before, now] = [0, 1, 2].map(() => new Uint16Array(other.length + 1)) as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
  ];
  for (let column = 0; column <= other.length; column += 1) before[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    now[0] = row;
    let min = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(before[column]! + 1, now[column - 1]! + 1, before[column - 1]! + (isSame ? 0 : 1));
      const isTurned =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isTurned) cost = Math.min(cost, older[column - 2]! + 1);
      now[column] = cost;
      if (cost < min) min = cost;
    }
    if (min > max) return max + 1;
    [older, before, now] = [before, now, older];
  }
  return before[other.length]!;
}
