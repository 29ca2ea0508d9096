import type { Trim } from './trim';
import type { QuestionBlock, QuestionInput } from '@modules/media/http/questions.contract';
import type { Presence } from './presence';

/** A question asked in front of the camera. */
export interface Prompt {
  readonly text: string;
  /** Max seconds; the answer then ends automatically. */
  readonly maxSeconds: number;
  readonly blockId: string | null;
}

/** One continuous recording. An answer has several if it was interrupted and continued. */
export interface Part {
  readonly id: string;
  readonly seconds: number;
}

export interface Answer {
  readonly parts: readonly Part[];
  /** Ended by the person or by the time limit. An unfinished answer continues where it stopped. */
  readonly isFinished: boolean;
  /** The published part of it; absent or null for all. */
  readonly trim?: Trim | null;
}

/** A recording, answer by answer. Stored on this device until it is published. */
export interface Recording {
  readonly id: string;
  /** Id of the owner. Another person in the same browser can neither see nor continue it. */
  readonly person: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** The posting whose questions are asked; null if there is none. */
  readonly jobId: string | null;
  /** Recorded with the camera off. */
  readonly isSoundOnly?: boolean;
  /** The drawn phrase, if the person chose the mark "recorded here, live". */
  readonly presence?: Presence | null;
  /** Seconds to think before each answer; null for no limit. */
  readonly thinkSeconds: number | null;
  readonly prompts: readonly Prompt[];
  /** The person's own notes, one text per prompt; they never leave this device. */
  readonly notes?: readonly string[];
  /** Speed of the notes beside the camera: a place in `notesSpeeds`. */
  readonly notesSpeed?: number;
  /** One per prompt, in the same order. */
  readonly answers: readonly Answer[];
}

/** Max prompts. Ten minutes of answers are already more than people watch. */
export const promptsMax = 10;
/** Used if a set suggests no time. */
const USUAL_SECONDS = 60;
/** Max seconds of an answer without a suggested limit. */
const LONGEST_SECONDS = 300;

export type AnswerTime = 'suggested' | 'double' | 'long';

export function promptsOf(block: QuestionBlock): Prompt[] {
  return block.questions.map(({ question_text, suggested_seconds }) => ({
    text: question_text,
    maxSeconds: suggested_seconds ?? USUAL_SECONDS,
    blockId: block.id,
  }));
}

/** Questions of a posting as a set. It has no id on the server, so published questions name no set. */
export function setOfPosting(jobId: string, title: string, questions: readonly string[]): QuestionBlock {
  const asked = questions.map((words, order) => ({ question_text: words, suggested_seconds: null, order }));
  return { id: `job:${jobId}`, title, is_default: false, questions: asked };
}

/** Removes the posting's set id, which the server does not know. */
export function withoutPosting(prompts: readonly Prompt[], posting: QuestionBlock | null): readonly Prompt[] {
  return prompts.map((prompt) => (prompt.blockId === posting?.id ? { ...prompt, blockId: null } : prompt));
}

export const ownPrompt = (text: string): Prompt => ({ text, maxSeconds: USUAL_SECONDS, blockId: null });

/** Extra time for people who need it: as suggested, doubled, or five minutes. */
export function withTime(prompt: Prompt, time: AnswerTime): Prompt {
  if (time === 'suggested') return prompt;
  return { ...prompt, maxSeconds: time === 'long' ? LONGEST_SECONDS : prompt.maxSeconds * 2 };
}

const unanswered: Answer = { parts: [], isFinished: false };

export function newRecording(start: Omit<Recording, 'answers'>): Recording {
  return { ...start, answers: start.prompts.map(() => unanswered) };
}

export const secondsOf = ({ parts }: Answer): number => parts.reduce((sum, { seconds }) => sum + seconds, 0);
export const partsOf = ({ answers }: Recording): readonly Part[] => answers.flatMap(({ parts }) => parts);

export function answerAt({ answers }: Recording, index: number): Answer {
  return answers[index] ?? unanswered;
}

/** Index of the first unfinished prompt; null if all are finished. */
export function nextPrompt({ answers }: Recording): number | null {
  const index = answers.findIndex(({ isFinished }) => !isFinished);
  return index === -1 ? null : index;
}

export function withAnswer(recording: Recording, index: number, answer: Answer): Recording {
  return { ...recording, answers: recording.answers.map((each, place) => (place === index ? answer : each)) };
}

export const withoutAnswer = (recording: Recording, index: number): Recording =>
  withAnswer(recording, index, unanswered);

/** Applies measured lengths. Parts without a length are lost and removed. */
export function withSeconds(recording: Recording, found: ReadonlyMap<string, number>): Recording {
  const answers = recording.answers.map(({ parts, isFinished, trim = null }) => {
    const kept = parts.flatMap(({ id }) => {
      const seconds = found.get(id);
      return seconds === undefined ? [] : [{ id, seconds }];
    });
    // If a part is lost, the times of the trim mean other moments.
    return {
      parts: kept,
      isFinished: isFinished && kept.length > 0,
      ...(kept.length === parts.length && trim && { trim }),
    };
  });
  return { ...recording, answers };
}

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Questions of the published video; each starts where the previous answers end. Prompts without an answer are left out. */
export function questionsOf(recording: Recording): QuestionInput[] {
  const questions: QuestionInput[] = [];
  let start = 0;
  for (const [index, prompt] of recording.prompts.entries()) {
    const answer = answerAt(recording, index);
    if (answer.parts.length === 0) continue;
    const end = start + secondsOf(answer);
    questions.push({
      question_text: prompt.text,
      timestamp_start: toMilliseconds(start),
      // The last answer ends with the video, whose length the server measures.
      timestamp_end: null,
      answer_text: null,
      order: questions.length,
      question_block_id: prompt.blockId,
    });
    start = end;
  }
  return questions;
}
