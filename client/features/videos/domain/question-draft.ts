import { z } from 'zod';
import {
  answerTextMax,
  type QuestionInput,
  questionsMax,
  questionTextMax,
  timeProblemOf,
  type VideoQuestion,
} from '@modules/media/http/questions.contract';

/** A question as typed. Times are minutes:seconds, or blank. */
export interface QuestionDraft {
  text: string;
  start: string;
  end: string;
  answer: string;
  blockId: string | null;
}

export const emptyDraft: QuestionDraft = { text: '', start: '0:00', end: '', answer: '', blockId: null };

/** Seconds of `1:30`, `90` or `0:07.5`; null if it is not a time. Seconds after the colon go from 0 to 59. */
export function secondsOf(text: string): number | null {
  const [, minutes, rest, plain] = /^(?:(\d{1,4}):([0-5]?\d(?:[.,]\d{1,3})?)|(\d{1,5}))$/.exec(text.trim()) ?? [];
  if (plain !== undefined) return Number(plain);
  if (minutes === undefined || rest === undefined) return null;
  return Number(minutes) * 60 + Number(rest.replace(',', '.'));
}

/** Seconds as minutes:seconds, with decimals only if there are any. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  const fraction = Math.round((seconds - whole) * 1000);
  const tail = fraction === 0 ? '' : `.${String(fraction).padStart(3, '0').replace(/0+$/, '')}`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}${tail}`;
}

export const draftOf = (question: VideoQuestion | QuestionInput): QuestionDraft => ({
  text: question.question_text,
  start: timeText(question.timestamp_start),
  end: typeof question.timestamp_end === 'number' ? timeText(question.timestamp_end) : '',
  answer: question.answer_text ?? '',
  blockId: question.question_block_id ?? null,
});

/** Problems of a draft, named like their texts in the catalogue. */
export type DraftProblem =
  | 'emptyQuestion'
  | 'invalidStart'
  | 'invalidEnd'
  | 'invalidTime'
  | 'timeTooLong'
  | 'endTooLong'
  | 'invalidRange';

const sentenceOf = {
  'MEDIA.INVALID_START': 'invalidStart',
  'MEDIA.INVALID_END': 'invalidEnd',
  'MEDIA.TIME_TOO_LONG': 'timeTooLong',
  'MEDIA.END_TOO_LONG': 'endTooLong',
  'MEDIA.INVALID_TIME_RANGE': 'invalidRange',
} as const;

/**
 * Validates a draft: the server's rules, and typing errors such as an invalid time.
 *
 * @param duration of the video in seconds; null if unknown
 */
export function problemsOf(draft: QuestionDraft, duration: number | null): [keyof QuestionDraft, DraftProblem][] {
  const problems: [keyof QuestionDraft, DraftProblem][] = [];
  if (draft.text.trim() === '') problems.push(['text', 'emptyQuestion']);
  const [start, end] = [secondsOf(draft.start), draft.end.trim() === '' ? null : secondsOf(draft.end)];
  const isEndTyped = draft.end.trim() !== '';
  if (start === null) problems.push(['start', draft.start.trim() === '' ? 'invalidStart' : 'invalidTime']);
  if (isEndTyped && end === null) problems.push(['end', 'invalidTime']);
  if (start === null || (isEndTyped && end === null)) return problems;
  const times = timeProblemOf({ timestamp_start: start, timestamp_end: end }, duration);
  if (times) problems.push([times.field === 'timestamp_start' ? 'start' : 'end', sentenceOf[times.code]]);
  return problems;
}

/** Schema of the editor with translated errors. Requires at least one question. */
export function editorSchema(duration: number | null, say: (problem: DraftProblem | 'noQuestion') => string) {
  const draft = z
    .object({
      text: z.string().max(questionTextMax),
      start: z.string(),
      end: z.string(),
      answer: z.string().max(answerTextMax),
      blockId: z.string().nullable(),
    })
    .superRefine((value, context) => {
      for (const [field, problem] of problemsOf(value, duration)) {
        context.addIssue({ code: 'custom', path: [field], message: say(problem) });
      }
    });
  return z.object({ questions: z.array(draft).min(1, say('noQuestion')).max(questionsMax) });
}

export const asInputs = (drafts: readonly QuestionDraft[]): QuestionInput[] =>
  drafts.map(({ text, start, end, answer, blockId }, order) => ({
    question_text: text.trim(),
    timestamp_start: secondsOf(start) ?? 0,
    timestamp_end: end.trim() === '' ? null : secondsOf(end),
    answer_text: answer.trim() === '' ? null : answer.trim(),
    order,
    question_block_id: blockId,
  }));
