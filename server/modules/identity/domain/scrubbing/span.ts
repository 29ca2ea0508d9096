/** A half-open range of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** All matches of patterns with the flags `g` and `u`. */
export function matchesOf(text: string, ...patterns: readonly RegExp[]): Span[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
}

/** Sorted, with overlapping spans merged. */
export function merged(spans: readonly Span[]): readonly Span[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else if (end > start) result.push({ start, end });
  }
  return result;
}
