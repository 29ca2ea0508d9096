import { z } from 'zod';
import { id, isStorable, nullableText, timestamp } from '../../../platform/contract/fields.contract.js';
import { presentationKind } from '../../identity/http/candidates.contract.js';
import { LONGEST_LINK_PASSWORD } from './share-links.contract.js';

/** Max characters of what a reader writes. */
export const LONGEST_FEEDBACK = 1_000;
export const LONGEST_AUTHOR = 80;

/** `answers`: the words of a written presentation; empty for the others, which are played. */
export const sharedVideo = z.object({
  id,
  kind: presentationKind,
  title: z.string(),
  duration: z.number().nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
});

const words = {
  /** Of the entry in this link; readers never get ids of accounts. */
  id,
  full_name: z.string(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  experience: z.string().nullable(),
  skills: z.array(z.string()),
  years_experience: z.int().nullable(),
};

/** Never an address, a phone number, a résumé or a salary, even of an open profile. */
export const sharedPerson = z.discriminatedUnion('is_masked', [
  z.object({ ...words, is_masked: z.literal(true) }),
  z.object({ ...words, is_masked: z.literal(false), title: z.string().nullable(), videos: z.array(sharedVideo) }),
]);
export type SharedPerson = z.infer<typeof sharedPerson>;

/** The page that a reader with the token sees. */
export const sharedPage = z.object({
  company: z.object({ name: z.string() }),
  expires_at: timestamp,
  people: z.array(sharedPerson),
});
export type SharedPage = z.infer<typeof sharedPage>;

export const unlockRequest = z.strictObject({
  password: z.string().min(1).max(LONGEST_LINK_PASSWORD).refine(isStorable),
});
export type UnlockRequest = z.infer<typeof unlockRequest>;

/** The cookie that comes with it opens the link for twelve hours in this browser. */
export const unlocked = z.object({ success: z.literal(true) });

export const feedbackRequest = z.strictObject({
  person_id: id,
  rating: z.int().min(1).max(5),
  note: nullableText(LONGEST_FEEDBACK).optional(),
  /** The reader's name, if they want to give it. */
  author: nullableText(LONGEST_AUTHOR).optional(),
});
export type FeedbackRequest = z.infer<typeof feedbackRequest>;

export const feedbackReceived = z.object({ success: z.literal(true) });
