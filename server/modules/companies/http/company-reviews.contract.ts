import { z } from 'zod';
import { id, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { verificationEvent, verificationStates } from './company-verification.contract.js';

export const companyReviewsQuery = z.strictObject({
  ...pageFields,
  state: upperEnum(verificationStates).default('IN_REVIEW'),
});
export type CompanyReviewsQuery = z.output<typeof companyReviewsQuery>;

export const reviewWarnings = ['SIMILAR_NAME', 'SAME_DOMAIN', 'SAME_NEQ', 'EMAIL_DOMAIN_DIFFERS'] as const;
export type ReviewWarningKind = (typeof reviewWarnings)[number];

/** Something an operator should check before deciding. */
export const reviewWarning = z.object({
  kind: z.enum(reviewWarnings),
  /** The other company; null if the warning is only about this one. */
  company: z.object({ id, name: z.string(), domain: z.string().nullable(), verified: z.boolean() }).nullable(),
});
export type ReviewWarning = z.output<typeof reviewWarning>;

/** A company for the operator who verifies it. */
export const companyReview = z.object({
  /** Id of the company. */
  id,
  name: z.string(),
  website: z.string().nullable(),
  domain: z.string().nullable(),
  location: z.string().nullable(),
  state: z.enum(verificationStates),
  waiting_since: timestamp.nullable(),
  /** Sent back with the decision, which is refused if the company changed meanwhile. */
  revision: z.int(),
  reviewed_name: z.string().nullable(),
  reviewed_domain: z.string().nullable(),
  reviewed_at: timestamp.nullable(),
  reason: z.string().nullable(),
  neq: z.string().nullable(),
  email_domain: z.string().nullable(),
  recruiters: z.int().min(0),
  warnings: z.array(reviewWarning),
  /** The last 20 events, newest first. */
  history: z.array(verificationEvent),
  allowed_actions: z.array(z.enum(['CONFIRM', 'REFUSE'])),
});
export type CompanyReview = z.output<typeof companyReview>;

/** Longest waiting first. */
export const companyReviewsPage = pageOf('reviews', companyReview);
export type CompanyReviewsPage = z.output<typeof companyReviewsPage>;

/** `PUT /api/admin/company-reviews/{id}`. A refusal needs a reason, which the team reads. */
export const decideReviewRequest = z.strictObject({
  status: upperEnum(['VERIFIED', 'UNVERIFIED']),
  revision: z.int().min(1),
  reason: trimmedText(3, 500).nullable().default(null),
});
export type DecideReviewRequest = z.output<typeof decideReviewRequest>;
