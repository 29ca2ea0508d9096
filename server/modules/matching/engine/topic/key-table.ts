/** Maps names to owners by hash, in two flat arrays. A map of strings would take ten times the memory. */
export interface KeyTable {
  /** Ascending; a name can have several owners. */
  readonly keys: Float64Array;
  readonly owners: Int32Array;
}

export function keyTableOf(entries: Iterable<readonly [key: string, owner: number]>): KeyTable {
  const seen = new Set<string>();
  const rows: (readonly [number, number])[] = [];
  for (const [key, owner] of entries) {
    const row = [hashOf(key), owner] as const;
    if (seen.has(row.join(' '))) continue;
    seen.add(row.join(' '));
    rows.push(row);
  }
  rows.sort(([one, a], [other, b]) => one - other || a - b);
  return { keys: Float64Array.from(rows, ([key]) => key), owners: Int32Array.from(rows, ([, owner]) => owner) };
}

/** All owners of this name, ascending. */
export function ownersOf({ keys, owners }: KeyTable, key: string): Int32Array {
  const hash = hashOf(key);
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < hash) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < keys.length && keys[end] === hash) end += 1;
  return owners.subarray(low, end);
}

/** 53 bits: among half a million names, a collision occurs in one of 70,000 tables. */
function hashOf(key: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
