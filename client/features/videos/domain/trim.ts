import type { Answer, Recording } from './recording';
import { answerAt, secondsOf, withAnswer } from './recording';

/** The kept part of an answer, in seconds from the start of its first recording. */
export interface Trim {
  readonly start: number;
  readonly end: number;
}

/** Shortest kept answer in seconds. */
export const trimSecondsMin = 1;
/** The server refuses spans of a recording below a tenth of a second, which is three frames. */
const SLIVER_SECONDS = 0.1;
/** Seconds. A handle this close to the start or end counts as not trimmed. */
const NEAR_SECONDS = 0.05;

/** The kept part of one recording. */
export interface KeptPart {
  readonly id: string;
  /** Seconds from the start of this recording. */
  readonly from: number;
  /** Null: to its end. */
  readonly to: number | null;
}

/** The kept part of an answer, the whole answer if it is not trimmed. */
export function trimOf(answer: Answer): Trim {
  return answer.trim ?? { start: 0, end: secondsOf(answer) };
}

export const keptSecondsOf = (answer: Answer): number => {
  const { start, end } = trimOf(answer);
  return end - start;
};

export const keptSecondsOfAll = (recording: Recording): number =>
  recording.answers.reduce((sum, answer) => sum + keptSecondsOf(answer), 0);

/** A trim inside the answer, at least a second long; null if it keeps everything. */
export function validTrim(answer: Answer, { start, end }: Trim): Trim | null {
  const length = secondsOf(answer);
  const least = Math.min(trimSecondsMin, length);
  const from = Number.isFinite(start) ? Math.min(Math.max(0, start), length - least) : 0;
  const to = Number.isFinite(end) ? Math.min(length, Math.max(end, from + least)) : length;
  return from < NEAR_SECONDS && length - to < NEAR_SECONDS ? null : { start: from, end: to };
}

export function withTrim(recording: Recording, index: number, trim: Trim): Recording {
  const answer = answerAt(recording, index);
  return withAnswer(recording, index, { ...answer, trim: validTrim(answer, trim) });
}

/** The kept span of each recording of an answer. Recordings that are cut away completely are left out. */
export function keptParts(answer: Answer): readonly KeptPart[] {
  const { start, end } = trimOf(answer);
  let before = 0;
  return answer.parts.flatMap(({ id, seconds }) => {
    const [from, to] = [Math.max(0, start - before), Math.min(seconds, end - before)];
    before += seconds;
    // An answer that is not trimmed keeps even a recording without a known length.
    if (!answer.trim) return [{ id, from: 0, to: null }];
    if (to - from < SLIVER_SECONDS) return [];
    return [{ id, from: from < NEAR_SECONDS ? 0 : from, to: seconds - to < NEAR_SECONDS ? null : to }];
  });
}

export const hasSameParts = (one: Answer, other: Answer): boolean =>
  one.parts.length === other.parts.length && one.parts.every(({ id }, place) => id === other.parts[place]?.id);

/** Applies the trims of another tab, except to answers that were recorded again since. */
export function withTrimsOf(recording: Recording, stored: Recording): Recording {
  const answers = recording.answers.map((answer, index) => {
    const other = answerAt(stored, index);
    return hasSameParts(other, answer) ? { ...answer, trim: other.trim ?? null } : answer;
  });
  return { ...recording, answers };
}
