/**
 * The same things with one of them at another place; the rest keep their order. Places beyond the ends mean the end, so that
 * a list that got shorter meanwhile takes an older wish.
 */
export function movedTo<T>(items: readonly T[], item: T, place: number): readonly T[] {
  const rest = items.filter((other) => other !== item);
  const at = Math.min(Math.max(place, 0), rest.length);
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}
