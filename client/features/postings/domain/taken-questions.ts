import { tidyQuestions, videoQuestionsMax } from '@modules/jobs/http/video-questions.contract';

/** Result of adding the questions of a set to those of a posting. */
export interface Taken {
  readonly added: readonly string[];
  /** Number of questions that exceed the max. */
  readonly left: number;
  /** Number of questions that the posting already has. */
  readonly known: number;
}

/** @param written questions in the form, without blank ones */
export function takenInto(written: readonly string[], set: readonly string[]): Taken {
  const own = tidyQuestions(written).length;
  const fresh = tidyQuestions([...written, ...set]).slice(own);
  const added = fresh.slice(0, Math.max(0, videoQuestionsMax - written.length));
  return { added, left: fresh.length - added.length, known: set.length - fresh.length };
}
