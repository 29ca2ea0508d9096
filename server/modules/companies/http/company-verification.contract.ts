import { z } from 'zod';
import { id, nullableText, timestamp } from '../../../platform/contract/fields.contract.js';

export const verificationStates = ['UNVERIFIED', 'IN_REVIEW', 'VERIFIED'] as const;

export const verificationEvents = [
  'CREATED',
  'CHANGED',
  'ASKED',
  'CONFIRMED',
  'REFUSED',
  'NEQ_CHANGED',
  'EMAIL_DOMAIN_PROVED',
] as const;

/** One line of the history of a company's verification. */
export const verificationEvent = z.object({
  id,
  event: z.enum(verificationEvents),
  /** After the event. */
  state: z.enum(verificationStates),
  /** Of the company at that moment. */
  name: z.string(),
  domain: z.string().nullable(),
  reason: z.string().nullable(),
  at: timestamp,
});
export type VerificationEvent = z.output<typeof verificationEvent>;

/** `GET /api/companies/{id}/verification`: what its team sees of it. */
export const companyVerification = z.object({
  company_id: id,
  state: z.enum(verificationStates),
  /** What an operator looks at. */
  name: z.string(),
  /** Of the website. */
  domain: z.string().nullable(),
  /** While it is IN_REVIEW. */
  waiting_since: timestamp.nullable(),
  reviewed_at: timestamp.nullable(),
  /** What an operator confirmed last. */
  reviewed_name: z.string().nullable(),
  reviewed_domain: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** Number in the registry of enterprises of Québec. */
  neq: z.string().nullable(),
  /** Somebody of the team reads mail there. */
  email_domain: z.string().nullable(),
  email_domain_at: timestamp.nullable(),
  /** A code that was sent and still works. */
  pending_code: z.object({ domain: z.string(), expires_at: timestamp }).nullable(),
  allowed_actions: z.array(z.enum(['ASK_REVIEW'])),
  /** Newest first, the last 20. */
  history: z.array(verificationEvent),
});
export type CompanyVerificationAnswer = z.output<typeof companyVerification>;

/** `PUT /api/companies/{id}/verification`. Absent leaves the number as it is; null or blank clears it. */
export const changeVerificationRequest = z.strictObject({
  neq: nullableText(40).optional(),
  /** After a refusal: an operator looks again. */
  ask_review: z.literal(true).optional(),
});
export type ChangeVerificationRequest = z.output<typeof changeVerificationRequest>;

/** `POST /api/companies/{id}/verification/email-domain`: a code is sent to the address. */
export const askDomainCodeRequest = z.strictObject({
  email: z
    .string()
    .max(320)
    .transform((text) => text.trim())
    .pipe(z.email().max(254)),
});
export type AskDomainCodeRequest = z.output<typeof askDomainCodeRequest>;

/** `PUT /api/companies/{id}/verification/email-domain`: the code of the email. */
export const proveEmailDomainRequest = z.strictObject({ code: z.string().min(4).max(40) });
export type ProveEmailDomainRequest = z.output<typeof proveEmailDomainRequest>;
