/**
 * Moves or inserts one item; the others keep their order. A position beyond the ends means the end, because the list may have
 * become shorter since the request was made.
 */
export function movedTo<T>(items: readonly T[], item: T, position: number): readonly T[] {
  const rest = items.filter((other) => other !== item);
  const at = Math.min(Math.max(position, 0), rest.length);
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}
