import { z } from 'zod';
import { id, nullableText, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { seatRoles } from '../domain/seat-roles.contract.js';
import { fullName, language, limits, lineText, nullableLine, phone, skills, theme } from './person-fields.contract.js';

/** Kinds of account. Nobody can register as OPERATOR. */
export const userTypes = ['JOB_SEEKER', 'RECRUITER', 'OPERATOR'] as const;
export const userType = upperEnum(userTypes);
export type UserType = (typeof userTypes)[number];

/** Consents that every account needs, except operators. */
export const requiredConsents = ['ADULT', 'TERMS'] as const;
export type RequiredConsent = (typeof requiredConsents)[number];

/** Job seekers are APPROVED from the start; recruiters wait for an operator. */
export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

export const notificationPreferences = z.strictObject({
  email_messages: z.boolean(),
  email_updates: z.boolean(),
  email_applications: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

const preferenceValue = z.union([
  lineText(0, limits.preference),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(lineText(1, limits.preference)).max(50),
]);
const preferenceName = lineText(1, 60).refine((name) => !['__proto__', 'constructor', 'prototype'].includes(name), {
  error: 'must be an ordinary name',
});

/** Other job preferences by name, for example `{ "contract": ["FULL_TIME"], "night_shifts": false }`. */
export const jobPreferences = z
  .record(preferenceName, preferenceValue)
  .refine((preferences) => Object.keys(preferences).length <= limits.jobPreferences, {
    error: `must hold at most ${limits.jobPreferences} preferences`,
  });
export type JobPreferences = z.infer<typeof jobPreferences>;

/** The company of an account, as shown on a card. */
export const accountCompany = z.object({ id, name: z.string(), logo_url: z.string().nullable() });

export const ownCompany = accountCompany.extend({ role: z.enum(seatRoles).optional() });

/** An uploaded résumé; null for viewers without access. */
export const resume = z.object({ url: z.string(), name: z.string(), size: z.int().min(0), uploaded_at: timestamp });
export type Resume = z.infer<typeof resume>;

/** A seeker's answers about work. Matching reads the same fields. */
export const seekerProfile = z.object({
  title: z.string().nullable(),
  skills: z.array(z.string()),
  experience: z.string().nullable(),
  years_experience: z.int().nullable(),
  availability: z.string().nullable(),
  salary_range: z.string().nullable(),
  work_type_preference: z.string().nullable(),
  company_size_preference: z.string().nullable(),
  industry_preference: z.string().nullable(),
  job_preferences: z.record(z.string(), z.unknown()).nullable(),
  open_to_remote: z.boolean().nullable(),
});

/** An account as its owner sees it. */
export const user = z.object({
  id,
  email: z.string(),
  full_name: z.string(),
  user_type: z.enum(userTypes),
  /** A job seeker's occupation in their own words, for example "Infirmière clinicienne". */
  title: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  avatar_url: z.string().nullable(),
  skills: z.array(z.string()),
  experience: z.string().nullable(),
  language: z.enum(['fr', 'en']),
  theme: z.enum(['dark', 'light']),
  notification_preferences: notificationPreferences,
  profile_visible: z.boolean(),
  /** Whether one video may be sold while the profile is masked; null (no answer) means no. */
  video_sale_allowed: z.boolean().nullable(),
  approval_status: z.enum(approvalStatuses),
  email_verified: z.boolean(),
  /** False if the account signs in only with Google. */
  has_password: z.boolean(),
  resume: resume.nullable(),
  /** With the account's role in the company's team. */
  company: ownCompany.nullable(),
  profile: seekerProfile,
  /** Consents that an older account never gave; the client asks for them first (`POST /api/users/me/consents`). */
  consents_missing: z.array(z.enum(requiredConsents)),
  created_at: timestamp,
});
export type User = z.infer<typeof user>;

/** Only the sent fields change; null clears. `email` and `user_type` cannot change here. */
export const updateMeRequest = z
  .strictObject({
    full_name: fullName,
    title: nullableLine(limits.title),
    phone,
    location: nullableLine(limits.location),
    bio: nullableText(limits.bio),
    skills,
    experience: nullableText(limits.experience),
    years_experience: z.int().min(0).max(limits.yearsExperience).nullable(),
    availability: nullableLine(limits.preference),
    salary_range: nullableLine(limits.preference),
    work_type_preference: nullableLine(limits.preference),
    company_size_preference: nullableLine(limits.preference),
    industry_preference: nullableLine(limits.preference),
    job_preferences: jobPreferences.nullable(),
    open_to_remote: z.boolean().nullable(),
    video_sale_allowed: z.boolean().nullable(),
    language,
    theme,
  })
  .partial();
export type UpdateMeRequest = z.infer<typeof updateMeRequest>;

export const preferencesRequest = z
  .strictObject({ notification_preferences: notificationPreferences.partial(), profile_visible: z.boolean() })
  .partial();
export type PreferencesRequest = z.infer<typeof preferencesRequest>;
