import { tidyQuestions, videoQuestionsMax } from '@modules/jobs/http/video-questions.contract';

/** What becomes of the questions of a set that are to join those of a posting. */
export interface Taken {
  readonly added: readonly string[];
  /** How many had no place left. */
  readonly left: number;
  /** How many the posting asks already. */
  readonly known: number;
}

/** @param written the questions of the posting as they stand in the form, blank ones left out */
export function takenInto(written: readonly string[], set: readonly string[]): Taken {
  const own = tidyQuestions(written).length;
  const fresh = tidyQuestions([...written, ...set]).slice(own);
  const added = fresh.slice(0, Math.max(0, videoQuestionsMax - written.length));
  return { added, left: fresh.length - added.length, known: set.length - fresh.length };
}
