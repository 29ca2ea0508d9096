import { z } from 'zod';
import {
  id,
  nullableText,
  queryBoolean,
  timestamp,
  trimmedText,
  upperEnum,
} from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { availabilityLimits } from '../domain/availability-limits.contract.js';
import { presentedCandidate } from '../../identity/http/candidates.contract.js';
import { salaryPeriods } from '../../jobs/http/jobs.contract.js';
import {
  applicationStatus,
  applicationStatuses,
  type ApplicationStatusName,
  placedStage,
  stageId,
  stageName,
} from './stage-fields.contract.js';
import { messageWords } from './message-templates.contract.js';

export { applicationStatus, applicationStatuses, type ApplicationStatusName };

/** Actions the caller may take now. UNDO_REJECTED is available until the candidate is notified of a refusal. */
export const applicationActions = [
  'WITHDRAW',
  'APPLY_AGAIN',
  'REVIEWED',
  'INTERVIEW',
  'OFFERED',
  'ACCEPT',
  'REJECTED',
  'UNDO_REJECTED',
  'ADD_INTERVIEW',
  'CHANGE_OFFER',
  'WITHDRAW_OFFER',
  'ANSWER_OFFER',
] as const;
export type ApplicationAction = (typeof applicationActions)[number];

/**
 * Where a candidate found the posting: one of our lists or pages, another site or search engine (WEB), or a link opened directly,
 * from an email or a friend (LINK).
 */
export const applicationSources = ['SEARCH', 'MATCHES', 'DASHBOARD', 'COMPANY_PAGE', 'WEB', 'LINK'] as const;
export type ApplicationSourceName = (typeof applicationSources)[number];

export const LONGEST_COVER_LETTER = 5_000;
export const LONGEST_REASON = 1_000;
export const LONGEST_NOTES = 2_000;
export const MAX_PROPOSED_SLOTS = 5;

export const blindReviewStates = ['NONE', 'POSSIBLE', 'TEXT', 'SOUND'] as const;
export type BlindReviewState = (typeof blindReviewStates)[number];

export const interviewTypes = ['VIDEO', 'PHONE', 'IN_PERSON'] as const;
export const interviewStatuses = ['PROPOSED', 'SCHEDULED', 'CANCELLED', 'DONE'] as const;

export const interview = z.object({
  id,
  /** PROPOSED: the candidate can choose, and `scheduled_at` is the first slot, or `free_until`. */
  status: z.enum(interviewStatuses),
  scheduled_at: timestamp,
  duration_minutes: z.int().min(5).max(480),
  /** IANA name, for example America/Toronto: the zone of the interview's place or its author. */
  time_zone: z.string(),
  type: z.enum(interviewTypes),
  location: z.string().nullable(),
  notes: z.string().nullable(),
  proposed_slots: z.array(timestamp),
  /** The candidate chooses a free time of the interviewers before it (`GET /api/interviews/{id}/free-times`). */
  free_until: timestamp.nullable(),
  /** Members of the company who take part. */
  interviewers: z.array(z.object({ id, name: z.string() })),
  /** There is a recording that the reader agreed to (`GET /api/interviews/{id}/recordings`). */
  has_recordings: z.boolean(),
  ics_url: z.string(),
  /** Increased by each change: calendars keep the highest per UID. */
  sequence: z.int().min(0),
});
export type Interview = z.infer<typeof interview>;

export const offerStates = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export const offerAnswers = ['ACCEPTED', 'DECLINED', 'QUESTION'] as const;
/** Max validity of an offer in days. */
export const LONGEST_OFFER_DAYS = 90;

export const offer = z.object({
  /** Increased by each change; answers name the version they refer to. */
  version: z.int().min(1),
  state: z.enum(offerStates),
  pay: z.string(),
  /** `pay` under its former name. */
  salary: z.string(),
  start_date: z.iso.date().nullable(),
  note: z.string().nullable(),
  made_at: timestamp,
  expires_at: timestamp.nullable(),
  /** QUESTION leaves the offer OPEN. */
  answer: z.enum(offerAnswers).nullable(),
  answer_note: z.string().nullable(),
  answered_at: timestamp.nullable(),
});
export type Offer = z.infer<typeof offer>;

/** Why an application ended with its posting. */
export const closedReasons = [
  'JOB_REMOVED',
  'JOB_PAUSED',
  'JOB_EXPIRED',
  'JOB_FILLED',
  'JOB_CANCELLED',
  'COMPANY_CLOSED',
] as const;
export type ClosedReasonName = (typeof closedReasons)[number];

export const applicationEvent = z.object({
  at: timestamp,
  /** The party that acted: the candidate, the company, or the system. */
  by: z.enum(['CANDIDATE', 'COMPANY', 'SYSTEM']),
  from: applicationStatus.nullable(),
  to: applicationStatus,
  note: z.string().nullable(),
  /** Set if this step ended the application. */
  closed_reason: z.enum(closedReasons).nullable(),
});

const applicationJob = z.object({
  id,
  title: z.string(),
  location: z.string().nullable(),
  salary_range: z.string().nullable(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  salary_period: z.enum(salaryPeriods).nullable(),
  job_type: z.string().nullable(),
  status: z.string(),
  /** Whether it is open for applications. */
  is_open: z.boolean(),
  company: z.object({ id, name: z.string(), logo_url: z.string().nullable() }),
  contact_user_id: id.nullable(),
});

const shared = {
  id,
  status: applicationStatus,
  cover_letter: z.string().nullable(),
  video_profile_id: id.nullable(),
  applied_at: timestamp,
  created_at: timestamp,
  updated_at: timestamp,
  /** When the company first opened it. */
  viewed_at: timestamp.nullable(),
  job: applicationJob,
  interviews: z.array(interview),
  offer: offer.nullable(),
  /** The company's note with a refusal, shown to the candidate. */
  reason: z.string().nullable(),
  /** Text of the refusal, as sent to the candidate. */
  refusal_text: z.string().nullable(),
  /** When and why it ended with its posting; the status does not change. */
  closed_at: timestamp.nullable(),
  closed_reason: z.enum(closedReasons).nullable(),
  allowed_actions: z.array(z.enum(applicationActions)),
};

/** An application, as its candidate sees it. */
export const ownApplication = z.object({
  ...shared,
  /** Ended applications are not in the active list. */
  is_archived: z.boolean(),
  /** Median days until this company's first answer in the last 180 days; null with fewer than five answers. */
  expected_reply_days: z.number().min(0).nullable(),
  may_message: z.boolean(),
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** An application, as the company sees it. Applying opened the profile to this company. */
export const receivedApplication = z.object({
  ...shared,
  user: presentedCandidate,
  /** In the team's own process. */
  stage: placedStage,
  match_score: z.int().min(0).max(100).nullable(),
  /** Of the team's reviews; null until the reader has submitted one, and during their blind review. */
  review_average: z.number().nullable(),
  /** Credits to accept now; 0 if this company already paid for this person. */
  accept_price: z.int().min(0),
  /** When the candidate is notified of a refusal, or was notified; otherwise null. Until then it can be undone. */
  told_at: timestamp.nullable(),
  /** Remaining seconds to undo a refusal, at the time of the response; otherwise null. */
  undo_seconds_left: z.int().min(1).nullable(),
  /** The reader's blind review: the step they are at, POSSIBLE if they can begin one, NONE otherwise. */
  blind_review: z.enum(blindReviewStates),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

const statusList = z
  .string()
  .max(120)
  .transform((text): unknown[] => text.split(','))
  .pipe(z.array(upperEnum(applicationStatuses)));

export const listApplicationsQuery = z.strictObject({
  status: statusList.optional(),
  archived: queryBoolean.optional(),
  ...pageFields,
});
export type ListApplicationsQuery = z.infer<typeof listApplicationsQuery>;

/** Newest first. */
export const ownApplicationsPage = pageOf('applications', ownApplication).extend({
  counts: z.object({ active: z.int().min(0), archived: z.int().min(0) }),
});
export type OwnApplicationsPage = z.infer<typeof ownApplicationsPage>;

export const applicationSorts = ['MATCH', 'NEWEST', 'OLDEST', 'STAGE', 'REVIEWS'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** Filter and order of the applications to one posting. */
export const jobApplicationsFilter = {
  status: statusList.optional(),
  /** Applications that ended with the posting: `false` excludes them, `true` includes all of them in any status. */
  ended: queryBoolean.optional(),
  /** Ids of the team's stages. */
  stage: z
    .string()
    .max(600)
    .transform((text): unknown[] => text.split(','))
    .pipe(z.array(stageId))
    .optional(),
  /** Words in the name or the cover letter, as the company may read them. */
  q: trimmedText(0, 100).optional(),
  /**
   * STAGE: in the order of the team's stages, best match first in each. REVIEWS: by the team's average, where the reader may know it.
   * People whom the reader reviews blind come last by MATCH and REVIEWS, newest first.
   */
  sort: upperEnum(applicationSorts).default('MATCH'),
};

export const jobApplicationsQuery = z.strictObject({ ...jobApplicationsFilter, ...pageFields });
export type JobApplicationsQuery = z.infer<typeof jobApplicationsQuery>;

/** `GET /api/applications/job/{jobId}`: best match first, unless `sort` says otherwise. */
export const jobApplicationsPage = pageOf('applications', receivedApplication).extend({
  job: applicationJob,
  /** Counts of open and decided applications; those that ended with the posting are only in `ended_count`. */
  counts: z.record(applicationStatus, z.int().min(0)),
  ended_count: z.int().min(0),
  /** The stages of the posting that have people or can have them, in the team's order, each with its open and decided ones. */
  stages: z.array(z.object({ id: stageId, name: stageName, maps_to: applicationStatus, count: z.int().min(0) })),
  /** The team made stages of its own. */
  has_own_stages: z.boolean(),
});
export type JobApplicationsPage = z.infer<typeof jobApplicationsPage>;

/** The posting's text at the time of the application. */
export const keptPosting = z.object({
  title: z.string(),
  company_name: z.string(),
  department: z.string().nullable(),
  description: z.string().nullable(),
  requirements: z.array(z.string()).readonly(),
  benefits: z.array(z.string()).readonly(),
  location: z.string().nullable(),
  remote: z.boolean(),
  job_type: z.string().nullable(),
  salary_range: z.string().nullable(),
  language: z.string(),
});
export type KeptPosting = z.infer<typeof keptPosting>;

/** `GET /api/applications/{id}` for the candidate. */
export const ownApplicationDetail = ownApplication.extend({
  history: z.array(applicationEvent),
  posting: keptPosting.nullable(),
});
export type OwnApplicationDetail = z.infer<typeof ownApplicationDetail>;

/** `GET /api/applications/{id}` for both sides. */
export const applicationDetail = z.union([
  ownApplicationDetail,
  receivedApplication.extend({ history: z.array(applicationEvent) }),
]);
export type ApplicationDetail = z.infer<typeof applicationDetail>;

export const applyRequest = z.strictObject({
  job_id: id,
  cover_letter: nullableText(LONGEST_COVER_LETTER).optional(),
  video_profile_id: id.nullable().optional(),
  /** Where the candidate found the posting. Counted for the company without names. */
  source: upperEnum(applicationSources).optional(),
});
export type ApplyRequest = z.infer<typeof applyRequest>;

/**
 * Without `proposed_slots` the time is fixed; with several the candidate chooses. With `free_until` instead of times, they choose
 * any time before it at which all interviewers are free. Without `interviewer_ids` the caller alone takes part.
 */
export const interviewInput = z.strictObject({
  scheduled_at: z.iso.datetime({ offset: true }).optional(),
  proposed_slots: z
    .array(z.iso.datetime({ offset: true }))
    .max(MAX_PROPOSED_SLOTS)
    .optional(),
  free_until: z.iso.datetime({ offset: true }).optional(),
  interviewer_ids: z.array(id).min(1).max(availabilityLimits.interviewers).optional(),
  duration_minutes: z.int().min(5).max(480).default(45),
  time_zone: z.string().min(1).max(64).default('America/Toronto'),
  type: upperEnum(interviewTypes),
  location: nullableText(500).optional(),
  notes: nullableText(LONGEST_NOTES).optional(),
});
export type InterviewInput = z.infer<typeof interviewInput>;

/** `salary` is the former name of `pay`; one of them is required. */
export const offerInput = z.strictObject({
  pay: trimmedText(1, 100).optional(),
  salary: trimmedText(1, 100).optional(),
  start_date: z.iso.date(),
  note: nullableText(LONGEST_NOTES).optional(),
  expires_at: z.iso.datetime({ offset: true }).nullable().optional(),
});
export type OfferInput = z.infer<typeof offerInput>;

/** When a declined candidate is notified: at least five minutes from now, at most 14 days. Default: after five minutes. */
export const tellAt = z.iso.datetime({ offset: true });

/**
 * `reason`, `words` and `tell_at` belong to REJECTED: a note, the team's own words instead of ours, and when the candidate is notified.
 * `interview` belongs to INTERVIEW. OFFERED needs `offer`; a different one changes the offer.
 * UNDO_REJECTED undoes a refusal until the candidate is notified. Send `withdraw_offer` without a status.
 */
export const updateApplicationRequest = z.strictObject({
  status: upperEnum(['REVIEWED', 'REJECTED', 'INTERVIEW', 'OFFERED', 'UNDO_REJECTED']).optional(),
  reason: nullableText(LONGEST_REASON).optional(),
  words: messageWords.optional(),
  tell_at: tellAt.optional(),
  interview: interviewInput.optional(),
  offer: offerInput.optional(),
  withdraw_offer: z.literal(true).optional(),
});
export type UpdateApplicationRequest = z.infer<typeof updateApplicationRequest>;

/** `PUT /api/applications/{id}/offer`: `version` is the offer that was read; default: the newest. */
export const answerOfferRequest = z
  .strictObject({
    answer: upperEnum(offerAnswers),
    /** Required for QUESTION: the text of the question. */
    note: nullableText(LONGEST_NOTES).optional(),
    version: z.int().min(1).optional(),
  })
  .superRefine(({ answer, note }, context) => {
    if (answer !== 'QUESTION' || (note ?? '') !== '') return;
    context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, path: ['note'], input: note });
  });
export type AnswerOfferRequest = z.infer<typeof answerOfferRequest>;

/** `PUT /api/applications/{id}/interviews/{iid}`: the candidate chooses a slot; the company moves or cancels. */
export const updateInterviewRequest = z.strictObject({
  choose: z.iso.datetime({ offset: true }).optional(),
  move: interviewInput.optional(),
  cancel: z.literal(true).optional(),
});
export type UpdateInterviewRequest = z.infer<typeof updateInterviewRequest>;

/** `POST /api/applications/{id}/accept`. */
export const acceptedApplication = receivedApplication.extend({
  match: z.object({ id, status: z.string() }),
  charged: z.int().min(0),
});
export type AcceptedApplication = z.infer<typeof acceptedApplication>;
