import type { IssuePath } from './without-bad-rows.js';

/** The paths below a key, without the key. */
const below = (paths: readonly IssuePath[], key: string): IssuePath[] =>
  paths.filter(([first]) => String(first) === key).map(([, ...rest]) => rest);

/**
 * A copy of the value with damaged fields emptied: lists lose the invalid entries, other fields become null.
 * The value itself is not changed.
 */
export function withEmptyFields(value: unknown, paths: readonly IssuePath[]): unknown {
  if (paths.some((path) => path.length === 0)) return null;
  if (Array.isArray(value)) return value.filter((_, index) => below(paths, String(index)).length === 0);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]): [string, unknown] => {
      const inside = below(paths, key);
      return [key, inside.length === 0 ? inner : withEmptyFields(inner, inside)];
    }),
  );
}
