import type { QuestionBlock, QuestionInput } from '@modules/media/http/questions.contract';

/** A question as it is asked before the camera. */
export interface Prompt {
  readonly text: string;
  /** Seconds after which the answer ends by itself. */
  readonly maxSeconds: number;
  readonly blockId: string | null;
}

/** One recording without a break of its file; an answer has several where it broke off and went on. */
export interface Part {
  readonly id: string;
  readonly seconds: number;
}

export interface Answer {
  readonly parts: readonly Part[];
  /** Ended by the person or by its time; one that is not goes on where it stopped. */
  readonly isFinished: boolean;
}

/** What is recorded answer by answer; kept at this device until it is published. */
export interface Recording {
  readonly id: string;
  /** Whose it is: another person at the same browser neither sees nor continues it. */
  readonly person: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** The posting whose questions were taken; null for a recording of one's own. */
  readonly jobId: string | null;
  /** Time to think before each answer, in seconds; null for as long as one likes. */
  readonly thinkSeconds: number | null;
  readonly prompts: readonly Prompt[];
  /** As many as there are prompts, in their order. */
  readonly answers: readonly Answer[];
}

/** Ten answers of a minute are more than anybody watches to the end. */
export const promptsMax = 10;
/** Where a set suggests no length. */
const USUAL_SECONDS = 60;
/** The longest an answer may last when its time is not limited. */
const LONGEST_SECONDS = 300;

export type AnswerTime = 'suggested' | 'double' | 'long';

export function promptsOf(block: QuestionBlock): Prompt[] {
  return block.questions.map(({ question_text, suggested_seconds }) => ({
    text: question_text,
    maxSeconds: suggested_seconds ?? USUAL_SECONDS,
    blockId: block.id,
  }));
}

/** What a posting asks, as a set to choose: it belongs to nobody, so its questions name no set once they are published. */
export function setOfPosting(jobId: string, title: string, questions: readonly string[]): QuestionBlock {
  const asked = questions.map((words, order) => ({ question_text: words, suggested_seconds: null, order }));
  return { id: `job:${jobId}`, title, is_default: false, questions: asked };
}

/** The same prompts with no set named that the server does not have. */
export function withoutPosting(prompts: readonly Prompt[], posting: QuestionBlock | null): readonly Prompt[] {
  return prompts.map((prompt) => (prompt.blockId === posting?.id ? { ...prompt, blockId: null } : prompt));
}

export const ownPrompt = (text: string): Prompt => ({ text, maxSeconds: USUAL_SECONDS, blockId: null });

/** Who needs more time takes it: the suggestion, twice as much, or five minutes. */
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

/** The prompt to go on with: the first one whose answer is not finished; null when all are. */
export function nextPrompt({ answers }: Recording): number | null {
  const index = answers.findIndex(({ isFinished }) => !isFinished);
  return index === -1 ? null : index;
}

export function withAnswer(recording: Recording, index: number, answer: Answer): Recording {
  return { ...recording, answers: recording.answers.map((each, place) => (place === index ? answer : each)) };
}

export const withoutAnswer = (recording: Recording, index: number): Recording =>
  withAnswer(recording, index, unanswered);

/** The lengths as somebody found them; a part nobody found is gone. */
export function withSeconds(recording: Recording, found: ReadonlyMap<string, number>): Recording {
  const answers = recording.answers.map(({ parts, isFinished }) => {
    const kept = parts.flatMap(({ id }) => {
      const seconds = found.get(id);
      return seconds === undefined ? [] : [{ id, seconds }];
    });
    return { parts: kept, isFinished: isFinished && kept.length > 0 };
  });
  return { ...recording, answers };
}

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** The questions of the finished video: each begins where the answers before it end. Prompts without an answer are left out. */
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
      // The end of the last answer is the end of the video, which the server measures to the frame.
      timestamp_end: null,
      answer_text: null,
      order: questions.length,
      question_block_id: prompt.blockId,
    });
    start = end;
  }
  return questions;
}
