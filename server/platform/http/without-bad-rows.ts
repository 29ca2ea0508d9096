/** Path to an invalid value, from the root. */
export type IssuePath = readonly PropertyKey[];

/** A row that was left out of a list: the list's name and the row's id. */
export interface LeftOut {
  readonly list: string;
  readonly id: string;
}

interface Cleaned {
  readonly value: unknown;
  readonly leftOut: readonly LeftOut[];
}

/** A row is an object with an id: its own (`id`) or that of its subject (`user_id`). */
export function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value);
  const [, id] = entries.find(([key]) => key === 'id') ?? entries.find(([key]) => key.endsWith('_id')) ?? [];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

/**
 * Removes the rows at the given paths from the value's lists; in nested lists the outermost row.
 *
 * @returns null if a path is not inside a row: the value cannot be presented.
 */
export function withoutBadRows(value: unknown, paths: readonly IssuePath[], list = 'list'): Cleaned | null {
  const byKey = new Map<string, IssuePath[]>();
  for (const [key, ...rest] of paths) {
    if (key === undefined) return null;
    byKey.set(String(key), [...(byKey.get(String(key)) ?? []), rest]);
  }
  if (typeof value !== 'object' || value === null) return null;
  const leftOut: LeftOut[] = [];
  const kept: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const inside = byKey.get(key);
    const id = inside && Array.isArray(value) ? idOf(inner) : null;
    if (id !== null) {
      leftOut.push({ list, id });
    } else {
      const cleaned = inside ? withoutBadRows(inner, inside, Array.isArray(value) ? list : key) : null;
      if (inside && !cleaned) return null;
      kept.push([key, cleaned ? cleaned.value : inner]);
      leftOut.push(...(cleaned?.leftOut ?? []));
    }
    byKey.delete(key);
  }
  // A path to a missing key is not in a row either.
  if (byKey.size > 0) return null;
  return { value: Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept), leftOut };
}
