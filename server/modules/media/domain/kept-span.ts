import type { Rejection } from './compression-plan.js';

/** The part of one recording that its owner keeps, in milliseconds from its start. */
export interface KeptSpan {
  readonly from: number;
  readonly to: number;
}

/** One for each recording of an original, in order; null keeps the whole recording. */
export type KeptSpans = readonly (KeptSpan | null)[];

/** Shortest video that a trim may leave: less is a slip of the hand. */
export const keptSecondsMin = 1;

export const keptTooShort: Rejection = { code: 'MEDIA.KEPT_TOO_SHORT', params: { seconds: keptSecondsMin } };

/** Seconds that are left of a recording. A span may end after the recording, because browsers measure it less exactly. */
export function keptSecondsOf(span: KeptSpan | null, seconds: number): number {
  if (span === null) return seconds;
  return Math.max(0, Math.min(span.to / 1000, seconds) - span.from / 1000);
}
