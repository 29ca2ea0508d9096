import type { KeptSpan } from '../domain/kept-span.js';

/** Filters that keep a span. Exact to the frame and the sample, because they see decoded pictures and sound. */
export function trimFilters(span: KeptSpan | null, of: 'picture' | 'sound'): readonly string[] {
  if (span === null) return [];
  const [from, to] = [span.from / 1000, span.to / 1000];
  const kind = of === 'sound' ? 'a' : '';
  // Times count from the start of the span, not from the first kept frame, or sound and picture would drift apart.
  return [`${kind}trim=start=${from}:end=${to}`, `${kind}setpts=PTS-${from}/TB`];
}
