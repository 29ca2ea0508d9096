import { z } from 'zod';
import { id, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageOf } from '../../../platform/contract/page.contract.js';
import { presentedPassword } from './person-fields.contract.js';
import { accountCompany } from './users.contract.js';

/**
 * Access to a seeker's data: VIEWED the page (masked or not, see `masked`), UNMASKED when the profile was opened to the company, CONCEALED
 * when it closed again, WATCHED a video, DOWNLOADED the résumé. SHARED by a link for readers without an account, and such readers'
 * accesses: SHARE_VIEWED, SHARE_WATCHED (both once a day and link).
 */
export const accessKinds = [
  'VIEWED',
  'UNMASKED',
  'CONCEALED',
  'WATCHED',
  'DOWNLOADED',
  'SHARED',
  'SHARE_VIEWED',
  'SHARE_WATCHED',
] as const;
export type AccessKind = (typeof accessKinds)[number];

export const accessLogEntry = z.object({
  id,
  kind: z.enum(accessKinds),
  at: timestamp,
  /** Whether the page was masked at that time. */
  masked: z.boolean(),
  /** Null if the viewer's account is gone. */
  viewer: z.object({ full_name: z.string(), company: accountCompany.nullable() }).nullable(),
  /** Why the profile was open: RESERVED, MATCHED, …; null while masked. */
  interaction: z.string().nullable(),
  /** Credits that the company paid. */
  cost: z.int().min(0),
});
export type AccessLogEntry = z.infer<typeof accessLogEntry>;
/** Newest first. */
export const accessLogPage = pageOf('entries', accessLogEntry);
export type AccessLogPage = z.infer<typeof accessLogPage>;

const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Examples: `example.ca`, `@example.ca`, `https://www.example.ca/`, or an address of the domain. */
export const emailDomain = z
  .string()
  .max(300)
  .transform((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, '')
      .replace(/^www\./, '')
      .replace(/^[^@]*@/, '')
      .replace(/[/?#].*$/, ''),
  )
  .pipe(z.string().min(4).max(253).regex(domainPattern));

/** An employer that must never find this seeker, match with them or learn about them: exactly one of the two. */
export const addExclusionRequest = z.union([
  z.strictObject({ company_id: id }),
  z.strictObject({ domain: emailDomain }),
]);
export type AddExclusionRequest = z.infer<typeof addExclusionRequest>;

export const exclusionKinds = ['COMPANY', 'DOMAIN'] as const;
export const exclusion = z.object({
  id,
  kind: z.enum(exclusionKinds),
  company: accountCompany.nullable(),
  domain: z.string().nullable(),
  created_at: timestamp,
});
export type Exclusion = z.infer<typeof exclusion>;
/** Newest first; at most 100 per seeker. */
export const exclusionsPage = pageOf('exclusions', exclusion);
export type ExclusionsPage = z.infer<typeof exclusionsPage>;

export const consentKinds = ['ADULT', 'TERMS', 'PRIVACY', 'PROFILE_VISIBLE', 'MARKETING', 'VIDEO_SALE'] as const;
export const consentRecord = z.object({
  kind: z.enum(consentKinds),
  granted: z.boolean(),
  /** Date of the text that was agreed to. */
  version: z.string(),
  given_at: timestamp,
});
/** All answers, newest first. */
export const consentsPage = pageOf('consents', consentRecord);
export type ConsentsPage = z.infer<typeof consentsPage>;

/** Consents that can change later; the others end with the account. */
export const giveConsentRequest = z.strictObject({ kind: upperEnum(['MARKETING']), granted: z.boolean() });
export type GiveConsentRequest = z.infer<typeof giveConsentRequest>;

/** `POST /api/users/me/consents`: the two required consents, for accounts that never gave them. */
export const agreeRequest = z.strictObject({ adult: z.literal(true), terms: z.literal(true) });
export type AgreeRequest = z.infer<typeof agreeRequest>;

/** `current_password` is required if the session is older than fifteen minutes (403 `IDENTITY.REAUTHENTICATION_REQUIRED`). */
export const deleteMeRequest = z.strictObject({ current_password: presentedPassword.optional() }).optional();
export type DeleteMeRequest = z.infer<typeof deleteMeRequest>;

/** The account is closed; data with a retention period is erased by `erased_by`. */
export const accountDeleted = z.object({ success: z.literal(true), erased_by: timestamp });
export type AccountDeleted = z.infer<typeof accountDeleted>;

export const avatarAnswer = z.object({ avatar_url: z.string().nullable() });
export type AvatarAnswer = z.infer<typeof avatarAnswer>;
