import { z } from 'zod';
import { id, isStorable, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageOf } from '../../../platform/contract/page.contract.js';
import { presentedCandidate } from '../../identity/http/candidates.contract.js';

/** Max characters, people and days. */
export const LONGEST_LINK_NAME = 80;
export const MAX_SHARED_PEOPLE = 20;
export const LONGEST_LINK_DAYS = 30;
export const SHORTEST_LINK_PASSWORD = 8;
export const LONGEST_LINK_PASSWORD = 100;

/** MASKED: everybody masked, without videos. OPEN: each person as the company may see them when the link is read. */
export const shownKinds = ['MASKED', 'OPEN'] as const;
/** REVOKED also if its maker no longer recruits for the company. */
export const linkStates = ['OPEN', 'EXPIRED', 'REVOKED'] as const;

export const shareLink = z.object({
  id,
  name: z.string(),
  shown: z.enum(shownKinds),
  state: z.enum(linkStates),
  has_password: z.boolean(),
  /** Null once the account is gone. */
  made_by: z.string().nullable(),
  created_at: timestamp,
  expires_at: timestamp,
  /** How often the page was read. */
  views: z.int().min(0),
  last_viewed_at: timestamp.nullable(),
  /** People whom the caller may see and the link still shows. */
  people: z.int().min(0),
  /** Answers of readers about these people. */
  answers: z.int().min(0),
});
export type ShareLinkAnswer = z.infer<typeof shareLink>;

/** Newest first. Links that ended stay for 30 days after their expiry. */
export const shareLinksPage = pageOf('links', shareLink);
export type ShareLinksPage = z.infer<typeof shareLinksPage>;

export const makeLinkRequest = z.strictObject({
  name: trimmedText(1, LONGEST_LINK_NAME),
  user_ids: z.array(id).min(1).max(MAX_SHARED_PEOPLE),
  shown: upperEnum(shownKinds),
  expires_in_days: z.int().min(1).max(LONGEST_LINK_DAYS),
  password: z.string().min(SHORTEST_LINK_PASSWORD).max(LONGEST_LINK_PASSWORD).refine(isStorable).optional(),
});
export type MakeLinkRequest = z.infer<typeof makeLinkRequest>;

/** `token` is answered this one time; only its hash is stored. */
export const madeLink = z.object({ link: shareLink, token: z.string() });
export type MadeLink = z.infer<typeof madeLink>;

export const linkFeedback = z.object({
  id,
  rating: z.int().min(1).max(5),
  note: z.string().nullable(),
  /** The name that the reader typed. */
  author: z.string().nullable(),
  created_at: timestamp,
});
export type LinkFeedback = z.infer<typeof linkFeedback>;

/** Readers' answers, by person in the order of the link; at most 20 people with 20 answers each, newest first. */
export const linkDetail = z.object({
  link: shareLink,
  people: z.array(z.object({ user: presentedCandidate, feedback: z.array(linkFeedback) })),
});
export type LinkDetail = z.infer<typeof linkDetail>;

export const linkRevoked = z.object({ success: z.literal(true) });
