import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { accountCompany, resume, seekerProfile, user } from './users.contract.js';

/** Relation of a recruiter's company and a seeker. All types but NO_CONTACT open the profile. */
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

/** NOW; LATER: from `may_reserve_from` on; IF_REOPENED: the person refused twice and must reopen the pair. */
export const mayReserve = z.enum(['NOW', 'LATER', 'IF_REOPENED']);
export type MayReserve = z.infer<typeof mayReserve>;

/** Price of a reservation for the viewer's company, and whether it is allowed now. For the button on the card. */
const reservationTerms = {
  /** Credits; 0 if the company already paid for the person. */
  reservation_price: z.int().min(0).max(1),
  may_reserve: mayReserve,
  /** Null if it is allowed now, or if waiting alone does not change it. */
  may_reserve_from: timestamp.nullable(),
};

/** A presentation on video, by sound only, or in writing. All three count alike everywhere. */
export const presentationKind = z.enum(['VIDEO', 'AUDIO', 'TEXT']);
export type PresentationKind = z.infer<typeof presentationKind>;

export const maskedVideo = z.strictObject({
  id,
  kind: presentationKind,
  title: z.string(),
  duration: z.number().nullable(),
});

/** A video of an open profile. The page of a person includes its texts; lists do not. Times in seconds. */
export const openVideo = maskedVideo
  .extend({
    description: z.string().nullable(),
    /** Null for a written presentation. */
    thumbnail_url: z.string().nullable(),
    summary: z.string(),
    tags: z.array(z.string()),
    chapters: z.array(z.strictObject({ title: z.string(), start: z.number(), end: z.number().nullable() })),
    questions: z.array(z.strictObject({ text: z.string(), answer_text: z.string().nullable() })),
  })
  .partial({ description: true, thumbnail_url: true, summary: true, tags: true, chapters: true, questions: true });
export type OpenVideo = z.infer<typeof openVideo>;

/** A seeker before anything opened the profile: exactly these fields. */
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
  ...reservationTerms,
  video_profiles: z.array(maskedVideo),
  /** Whether the person allows companies to buy one of these videos: POST /api/stream/access/{id}. */
  video_for_sale: z.boolean(),
});
export type MaskedCandidate = z.infer<typeof maskedCandidate>;

/** All types but NO_CONTACT. */
export const unlockingTypes = [
  'RESERVED',
  'MATCHED',
  'APPLICATION_SENT',
  'INTERVIEW_SCHEDULED',
  'OFFER_MADE',
  'HIRED',
] as const satisfies readonly InteractionType[];
export type UnlockingType = (typeof unlockingTypes)[number];

/** A seeker whose profile is open to the recruiter's company. */
export const openCandidate = z.strictObject({
  id,
  is_masked: z.literal(false),
  user_type: z.literal('JOB_SEEKER'),
  full_name: z.string(),
  title: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  avatar_url: z.string().nullable(),
  skills: z.array(z.string()),
  experience: z.string().nullable(),
  years_experience: z.int().nullable(),
  availability: z.string().nullable(),
  resume: resume.nullable(),
  interaction_status: z.strictObject({
    type: z.enum(unlockingTypes),
    created_at: timestamp,
    /** When the profile closes automatically; null if it does not. */
    expires_at: timestamp.nullable(),
  }),
  profile: seekerProfile.strict(),
  ...reservationTerms,
  video_profiles: z.array(openVideo),
  /** Videos of an open profile play without a purchase. */
  video_for_sale: z.literal(false),
});
export type OpenCandidate = z.infer<typeof openCandidate>;

/** A seeker as the viewer may see them. Lists, profiles, matches and messages all use this shape. */
export const presentedCandidate = z.discriminatedUnion('is_masked', [maskedCandidate, openCandidate]);
export type PresentedCandidate = z.infer<typeof presentedCandidate>;

/** `GET /api/users/me/preview`: the caller's page as recruiters see it, masked and open. */
export const candidatePreview = z.strictObject({ masked: maskedCandidate, open: openCandidate });
export type CandidatePreview = z.infer<typeof candidatePreview>;

/** The recruiter of a job, as seekers see them. */
export const contactCard = z.strictObject({
  id,
  user_type: z.literal('RECRUITER'),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  company: accountCompany.nullable(),
});
export type ContactCard = z.infer<typeof contactCard>;

/** `GET /api/users/{id}`: owners and operators get the account, others the fields that they may see. */
export const visibleUser = z.union([
  user.extend({ is_masked: z.literal(false), video_profiles: z.array(maskedVideo) }),
  maskedCandidate,
  openCandidate,
  contactCard,
]);
export type VisibleUser = z.infer<typeof visibleUser>;
