import { z } from 'zod';
import {
  type CreateBlockRequest,
  type QuestionBlock,
  questionsMax,
  questionTextMax,
  blockTitleMax,
} from '@modules/media/http/questions.contract';
import type { Prompt } from './recording';

export interface SetQuestionDraft {
  text: string;
  /** Seconds as a choice of a list; blank for none. */
  seconds: string;
}

/** A set of questions as it is typed. */
export interface SetDraft {
  title: string;
  questions: SetQuestionDraft[];
}

export const emptySetQuestion: SetQuestionDraft = { text: '', seconds: '' };
export const emptySet: SetDraft = { title: '', questions: [emptySetQuestion] };

/** What a set may suggest, in seconds: the contract's limits. */
const [SHORTEST, LONGEST] = [5, 600];
const usualLengths: readonly number[] = [15, 30, 45, 60, 90, 120, 180, 300];

/** The lengths to choose from; one that was written otherwise, by a recorder for instance, is kept among them. */
export function lengthsFor(seconds: string): readonly number[] {
  const own = Number(seconds);
  const lengths = seconds === '' || usualLengths.includes(own) ? usualLengths : [...usualLengths, own];
  return lengths.toSorted((left, right) => left - right);
}

export const setDraftOf = ({ title, questions }: QuestionBlock): SetDraft => ({
  title,
  questions: questions.map(({ question_text, suggested_seconds }) => ({
    text: question_text,
    seconds: suggested_seconds === null ? '' : String(suggested_seconds),
  })),
});

/** What was chosen for a recording, to be kept under a name. */
export const setDraftOfPrompts = (prompts: readonly Prompt[]): SetDraft => ({
  title: '',
  questions: prompts.map(({ text, maxSeconds }) => ({
    text,
    seconds: String(Math.min(Math.max(Math.round(maxSeconds), SHORTEST), LONGEST)),
  })),
});

/** The questions of a video, without their times; blank ones are none. */
export function setDraftOfTexts(texts: readonly string[]): SetDraft {
  const questions = texts.filter((text) => text.trim() !== '').map((text) => ({ text: text.trim(), seconds: '' }));
  return { title: '', questions: questions.length > 0 ? questions : [emptySetQuestion] };
}

/** The shape of the form, with the sentences of the reader. */
export function setSchema(say: (problem: 'noName' | 'emptyQuestion' | 'noQuestion') => string) {
  const question = z.object({
    text: z.string().trim().min(1, say('emptyQuestion')).max(questionTextMax),
    seconds: z.string(),
  });
  return z.object({
    title: z.string().trim().min(1, say('noName')).max(blockTitleMax),
    questions: z.array(question).min(1, say('noQuestion')).max(questionsMax),
  });
}

export const asBlockRequest = ({ title, questions }: SetDraft): CreateBlockRequest => ({
  title,
  questions: questions.map(({ text, seconds }, order) => ({
    question_text: text,
    suggested_seconds: seconds === '' ? null : Number(seconds),
    order,
  })),
});
