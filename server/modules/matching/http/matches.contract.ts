import { z } from 'zod';
import { id, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { salaryPeriods } from '../../jobs/http/jobs.contract.js';
import { mayReserve, presentationKind } from '../../identity/http/candidates.contract.js';
import { review } from './reviews.contract.js';

/**
 * PENDING: proposed, no answer. ACCEPTED: the seeker said yes. MATCHED: the profile stays open; `is_mutual` tells whether both
 * said yes.
 * REJECTED, HIRED and CANCELLED are final.
 */
export const matchStatuses = ['PENDING', 'ACCEPTED', 'MATCHED', 'REJECTED', 'HIRED', 'CANCELLED'] as const;
export const matchStatus = z.enum(matchStatuses);
export type MatchStatusName = z.infer<typeof matchStatus>;

/** Actions the caller may take now: a status to send to PUT /api/matches/{id}. */
export const matchActions = ['ACCEPTED', 'REJECTED', 'MATCHED', 'HIRED', 'CANCELLED'] as const;
export const matchAction = z.enum(matchActions);
export type MatchAction = z.infer<typeof matchAction>;

/** Parts of each score, in display order. With `semantic` their values add up to `match_score`. */
export const scorePartNames = [
  'skills',
  'occupation',
  'experience',
  'location',
  'salary',
  'language',
  'availability',
] as const;
export const scorePartName = z.enum(scorePartNames);
export type ScorePartName = z.infer<typeof scorePartName>;

/** Half-open range of UTF-16 units inside the quote beside it: the words to mark. */
const mark = z.object({ start: z.int().min(0), end: z.int().min(0) });

/** The field of the profile a quote comes from; `transcript` is speech in a video. */
export const seekerSource = z.enum(['title', 'skills', 'experience', 'bio', 'preferences', 'transcript']);
/** The field of the posting a quote comes from. */
export const jobSource = z.enum(['title', 'requirements', 'description', 'details']);

/** One link between the two texts. Both quotes are verbatim, in the original language. */
export const matchEvidence = z.object({
  part: scorePartName,
  /** The concept that links the two texts, in the reader's language. */
  concept: z.string(),
  source: seekerSource,
  /** Equals `seeker_quote`. */
  quote: z.string(),
  seeker_quote: z.string(),
  seeker_marks: z.array(mark),
  job_source: jobSource,
  job_quote: z.string(),
  job_marks: z.array(mark),
});
export type MatchEvidence = z.infer<typeof matchEvidence>;

const company = z.object({ id, name: z.string(), logo_url: z.string().nullable() });

const matchJob = z.object({
  id,
  title: z.string(),
  location: z.string().nullable(),
  salary_range: z.string().nullable(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  salary_period: z.enum(salaryPeriods).nullable(),
  job_type: z.string().nullable(),
  remote: z.boolean(),
  status: z.string(),
  company,
  /** The recruiter responsible for the posting, who receives messages about it. */
  contact_user_id: id,
});

/** The seeker, masked for recruiters until the identity is disclosed. */
const matchUser = z.object({
  id,
  is_masked: z.boolean(),
  full_name: z.string(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  experience: z.string().nullable(),
  skills: z.array(z.string()),
  years_experience: z.number().nullable(),
  availability: z.string().nullable(),
  avatar_url: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  interaction_status: z.object({ type: z.string() }),
  video_profiles: z.array(
    z.object({ id, kind: presentationKind, title: z.string().nullable(), duration: z.number().nullable() }),
  ),
  /** Credits for a reservation of this person, and when the company may request it; null for seekers. */
  reservation_price: z.int().min(0).nullable(),
  may_reserve: mayReserve.nullable(),
  may_reserve_from: timestamp.nullable(),
});

export const match = z.object({
  id,
  status: matchStatus,
  /** How well the person meets the posting; 0 and meaningless if `job` is null. */
  match_score: z.int().min(0).max(100),
  /** How well the posting meets the person's preferences. */
  compatibility_score: z.int().min(0).max(100),
  /** Sentences in the reader's language, best first, with quotes of both sides. */
  reasons: z.array(z.string()),
  /** Requirements that the profile does not show, in the reader's language. */
  gaps: z.array(z.string()),
  /** The strongest links (max 3) for the card. The explanation returns all. */
  evidence: z.array(matchEvidence),
  /** Null if the two agreed in a reservation without a posting: see `reservation_id`. */
  job: matchJob.nullable(),
  /** The reservation that led to the match, if the caller may open it. */
  reservation_id: id.nullable(),
  /** The company of the match; null if it was deleted. */
  company: company.nullable(),
  user: matchUser,
  created_at: timestamp,
  computed_at: timestamp,
  is_mutual: z.boolean(),
  allowed_actions: z.array(matchAction),
  /** Credits that MATCHED would cost the recruiter now; 0 if the company already paid for this person, null for seekers. */
  unlock_price: z.int().min(0).nullable(),
  /** The paid introduction, with an optional message; null if there is none. */
  introduction: z.object({ message: z.string().nullable(), introduced_at: timestamp }).nullable(),
  /** The newest review request; null if there is none, and always for recruiters. */
  review: review.nullable(),
});
export type MatchAnswer = z.infer<typeof match>;

/** One status or several separated by commas, case-insensitive. */
const statusList = z
  .string()
  .max(100)
  .transform((text): unknown[] => text.split(','))
  .pipe(z.array(upperEnum(matchStatuses)));

export const listMatchesQuery = z.strictObject({
  status: statusList.optional(),
  job_id: id.optional(),
  ...pageFields,
});
export type ListMatchesQuery = z.infer<typeof listMatchesQuery>;

/** Sorted by `match_score` descending, then newest, then id. */
export const matchesPage = pageOf('matches', match).extend({
  /** Count of each status under the same `job_id`, whatever `status` is. Shown on the tabs. */
  counts: z.record(matchStatus, z.int().min(0)),
});
export type MatchesPage = z.infer<typeof matchesPage>;

const scorePart = z.object({ value: z.number().min(0), max: z.number().min(0) });

export const matchExplanation = z.object({
  match_score: z.int(),
  compatibility_score: z.int(),
  reasons: z.array(z.string()),
  gaps: z.array(z.string()),
  evidence: z.array(matchEvidence),
  score_parts: z.object({
    skills: scorePart,
    occupation: scorePart,
    experience: scorePart,
    location: scorePart,
    salary: scorePart,
    language: scorePart,
    availability: scorePart,
    /** Added to the others if a provider of embeddings scored the pair; otherwise absent. */
    semantic: scorePart.optional(),
  }),
  /** Possible raises, each computed with this one change; most points first. */
  raises: z.array(z.object({ points: z.int().min(1), text: z.string() })),
  /** To be shown with every score: it is computed, and nobody is rejected automatically. */
  notice: z.string(),
  model_version: z.string(),
  ontology_version: z.string(),
  computed_at: timestamp,
});
export type MatchExplanation = z.infer<typeof matchExplanation>;

export const updateMatchRequest = z.strictObject({ status: upperEnum(matchActions) });
export type UpdateMatchRequest = z.infer<typeof updateMatchRequest>;

export const generateMatchesQuery = z.strictObject({ wait: z.enum(['true', 'false']).default('false') });
export type GenerateMatchesQuery = z.infer<typeof generateMatchesQuery>;

/** The body is optional. `job_id` limits a recruiter's run to one of their active postings. */
export const generateMatchesRequest = z.strictObject({ job_id: id.optional() }).optional();
export type GenerateMatchesRequest = z.infer<typeof generateMatchesRequest>;

/** `matches` only with `?wait=true`, if the run has finished in time: the best 100 after it. */
export const generateMatchesAnswer = z.object({ job_id: z.string(), matches: z.array(match).optional() });
export type GenerateMatchesAnswer = z.infer<typeof generateMatchesAnswer>;
