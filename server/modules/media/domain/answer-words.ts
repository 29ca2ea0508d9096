import type { Cue } from './web-vtt.js';

/** Where an answer is in its video, in seconds. */
export interface AnswerPlace {
  readonly start: number;
  readonly end: number;
}

interface AskedAt {
  readonly starts_at: number;
  readonly ends_at: number | null;
}

/**
 * The place of each answer, in the order of `asked`. Without an end, an answer lasts until the next question. Null if it begins after
 * the end of the video, because times can be older than its known length.
 */
export function placesOf(asked: readonly AskedAt[], duration: number): (AnswerPlace | null)[] {
  const starts = asked.map(({ starts_at: start }) => start).sort((left, right) => left - right);
  return asked.map(({ starts_at: start, ends_at: end }) => {
    if (start >= duration) return null;
    const next = starts.find((each) => each > start) ?? duration;
    return { start, end: Math.min(end ?? next, duration) };
  });
}

/** Text spoken in a section of the video: captions whose middle lies in it. Null if there is none. */
export function wordsAt(cues: readonly Cue[], { start, end }: AnswerPlace): string | null {
  const words = cues
    .filter((cue) => (cue.start + cue.end) / 2 >= start && (cue.start + cue.end) / 2 < end)
    .map(({ text }) => text.replaceAll('\n', ' '))
    .join(' ')
    .trim();
  return words === '' ? null : words;
}
