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
  /** Seconds as a value of the select; blank for none. */
  seconds: string;
}

/** A question set as typed. */
export interface SetDraft {
  title: string;
  questions: SetQuestionDraft[];
}

export const emptySetQuestion: SetQuestionDraft = { text: '', seconds: '' };
export const emptySet: SetDraft = { title: '', questions: [emptySetQuestion] };

/** Min and max suggested seconds of the contract. */
const [SHORTEST, LONGEST] = [5, 600];
const usualLengths: readonly number[] = [15, 30, 45, 60, 90, 120, 180, 300];

/** Seconds to choose from. An unusual value, for example from the recorder, is kept in the list. */
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

/** Draft of a set with the questions chosen for a recording. */
export const setDraftOfPrompts = (prompts: readonly Prompt[]): SetDraft => ({
  title: '',
  questions: prompts.map(({ text, maxSeconds }) => ({
    text,
    seconds: String(Math.min(Math.max(Math.round(maxSeconds), SHORTEST), LONGEST)),
  })),
});

/** Draft of a set with the questions of a video, without times and blank questions. */
export function setDraftOfTexts(texts: readonly string[]): SetDraft {
  const questions = texts.filter((text) => text.trim() !== '').map((text) => ({ text: text.trim(), seconds: '' }));
  return { title: '', questions: questions.length > 0 ? questions : [emptySetQuestion] };
}

/** Schema of the form with translated errors. */
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
