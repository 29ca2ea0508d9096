import { z } from 'zod';
import { presentedCandidate } from '../../identity/http/candidates.contract.js';

/** Max people in an answer. */
export const MAX_SIMILAR = 12;

export const similarPerson = z.object({
  /** Masked as everywhere else. */
  user: presentedCandidate,
  /** Names of occupations and skills that the cards of both name, the most specific first; at most 6. */
  shared: z.array(z.string()),
  same_town: z.boolean(),
});
export type SimilarPerson = z.infer<typeof similarPerson>;

/** People whom the company can find and who do similar work, most similar first. At most 12. */
export const similarPeople = z.object({ people: z.array(similarPerson) });
export type SimilarPeopleAnswer = z.infer<typeof similarPeople>;
