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

/** One entry of a verification's history. */
export const verificationEvent = z.object({
  id,
  event: z.enum(verificationEvents),
  /** State after the event. */
  state: z.enum(verificationStates),
  /** Name of the company at that moment. */
  name: z.string(),
  domain: z.string().nullable(),
  reason: z.string().nullable(),
  at: timestamp,
});
export type VerificationEvent = z.output<typeof verificationEvent>;

/** `GET /api/companies/{id}/verification`: the view of the company's team. */
export const companyVerification = z.object({
  company_id: id,
  state: z.enum(verificationStates),
  /** The name that an operator checks. */
  name: z.string(),
  /** The website's domain. */
  domain: z.string().nullable(),
  /** Null unless IN_REVIEW. */
  waiting_since: timestamp.nullable(),
  reviewed_at: timestamp.nullable(),
  /** The name that an operator confirmed last. */
  reviewed_name: z.string().nullable(),
  reviewed_domain: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** Number in the registry of enterprises of Québec. */
  neq: z.string().nullable(),
  /** Domain at which a member of the team proved to receive email. */
  email_domain: z.string().nullable(),
  email_domain_at: timestamp.nullable(),
  /** A code that was sent and is still valid. */
  pending_code: z.object({ domain: z.string(), expires_at: timestamp }).nullable(),
  allowed_actions: z.array(z.enum(['ASK_REVIEW'])),
  /** The last 20 events, newest first. */
  history: z.array(verificationEvent),
});
export type CompanyVerificationAnswer = z.output<typeof companyVerification>;

/** `PUT /api/companies/{id}/verification`. Without `neq` the number stays unchanged; null or blank clears it. */
export const changeVerificationRequest = z.strictObject({
  neq: nullableText(40).optional(),
  /** Asks for another review after a refusal. */
  ask_review: z.literal(true).optional(),
});
export type ChangeVerificationRequest = z.output<typeof changeVerificationRequest>;

/** `POST /api/companies/{id}/verification/email-domain`: sends a code to the address. */
export const askDomainCodeRequest = z.strictObject({
  email: z
    .string()
    .max(320)
    .transform((text) => text.trim())
    .pipe(z.email().max(254)),
});
export type AskDomainCodeRequest = z.output<typeof askDomainCodeRequest>;

/** `PUT /api/companies/{id}/verification/email-domain`: checks the code from the email. */
export const proveEmailDomainRequest = z.strictObject({ code: z.string().min(4).max(40) });
export type ProveEmailDomainRequest = z.output<typeof proveEmailDomainRequest>;
