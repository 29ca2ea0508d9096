import { z } from 'zod';
import { id, nullableText, timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { presentedCandidate } from '../../identity/http/candidates.contract.js';

export { similarPeople, type SimilarPeopleAnswer } from '../../matching/http/similar-people.contract.js';

/** Max characters. */
export const LONGEST_LIST_NAME = 80;
export const LONGEST_NOTE = 1_000;

export const shortlist = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type ShortlistAnswer = z.infer<typeof shortlist>;

/** `user_id`: marks the lists that this person is on. */
export const shortlistsQuery = z.strictObject({ user_id: id.optional(), ...pageFields });
export type ShortlistsQuery = z.infer<typeof shortlistsQuery>;

/** By name. `has_person` is null unless `user_id` was asked for. */
export const shortlistsPage = pageOf('shortlists', shortlist.extend({ has_person: z.boolean().nullable() }));
export type ShortlistsPage = z.infer<typeof shortlistsPage>;

export const shortlistPerson = z.object({
  /** Masked as everywhere else. */
  user: presentedCandidate,
  note: z.string().nullable(),
  added_at: timestamp,
  /** Score with the posting of `job_id`; null without one, or without a match that the company may see. */
  match_score: z.int().min(0).max(100).nullable(),
  /** Why, in the reader's language, from the masked card while the person is masked; null as `match_score`. */
  comparison: z
    .object({
      compatibility_score: z.int().min(0).max(100),
      reasons: z.array(z.string()),
      gaps: z.array(z.string()),
    })
    .nullable(),
});
export type ShortlistPersonAnswer = z.infer<typeof shortlistPerson>;

/** `job_id`: a posting of the company to compare the list with; best score first. */
export const shortlistPeopleQuery = z.strictObject({ job_id: id.optional(), ...pageFields });
export type ShortlistPeopleQuery = z.infer<typeof shortlistPeopleQuery>;

/** Without a posting: the last added first. People whom the company may no longer see are absent and not counted. */
export const shortlistPeoplePage = pageOf('people', shortlistPerson).extend({ shortlist });
export type ShortlistPeoplePage = z.infer<typeof shortlistPeoplePage>;

export const shortlistRequest = z.strictObject({ name: trimmedText(1, LONGEST_LIST_NAME) });
export type ShortlistRequest = z.infer<typeof shortlistRequest>;

/** Adds a person, or changes the note of one who is on the list. Without `note` it stays as it is. */
export const starRequest = z.strictObject({ user_id: id, note: nullableText(LONGEST_NOTE).optional() });
export type StarRequest = z.infer<typeof starRequest>;

export const shortlistRemoved = z.object({ success: z.literal(true) });
export type ShortlistRemoved = z.infer<typeof shortlistRemoved>;
