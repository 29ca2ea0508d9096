import { z } from 'zod';
import { id } from '../../../platform/contract/fields.contract.js';
import { accountCompany, user } from './users.contract.js';

/** How a recruiter's company and a seeker stand to each other; every type but NO_CONTACT opens the profile. */
export const interactionTypes = [
  'NO_CONTACT',
  'RESERVED',
  'MATCHED',
  'APPLICATION_SENT',
  'INTERVIEW_SCHEDULED',
  'OFFER_MADE',
  'HIRED',
] as const;
export type InteractionType = (typeof interactionTypes)[number];

export const maskedVideo = z.strictObject({ id, title: z.string(), duration: z.number().nullable() });

/** A seeker as a recruiter sees them before anything opened the profile: exactly these keys, nothing else. */
export const maskedCandidate = z.strictObject({
  id,
  is_masked: z.literal(true),
  user_type: z.literal('JOB_SEEKER'),
  full_name: z.string(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  experience: z.string().nullable(),
  skills: z.array(z.string()),
  years_experience: z.int().nullable(),
  availability: z.null(),
  avatar_url: z.null(),
  email: z.null(),
  phone: z.null(),
  interaction_status: z.strictObject({ type: z.literal('NO_CONTACT') }),
  profile: z.strictObject({ skills: z.array(z.string()), experience: z.string().nullable() }),
  video_profiles: z.array(maskedVideo),
});
export type MaskedCandidate = z.infer<typeof maskedCandidate>;

/** The person behind a job, as seekers see them. */
export const contactCard = z.strictObject({
  id,
  user_type: z.literal('RECRUITER'),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  company: accountCompany.nullable(),
});
export type ContactCard = z.infer<typeof contactCard>;

/** `GET /api/users/{id}`: oneself and the operator see the account; everybody else what the viewer may see. */
export const visibleUser = z.union([
  user.extend({ is_masked: z.literal(false), video_profiles: z.array(maskedVideo) }),
  maskedCandidate,
  contactCard,
]);
export type VisibleUser = z.infer<typeof visibleUser>;
