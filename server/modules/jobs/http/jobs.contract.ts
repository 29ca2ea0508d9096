import { z } from 'zod';
import {
  id,
  inOrder,
  nullableText,
  queryBoolean,
  timestamp,
  trimmedText,
  upperEnum,
} from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { responseRate } from '../../companies/http/response-rate.contract.js';
import { jobSorts, jobTypes } from './job-choices.contract.js';
import { videoQuestions } from './video-questions.contract.js';

export * from './job-choices.contract.js';

/** CLOSED: a removed posting, kept for its matches and applications, shown in no list. */
export const jobStatuses = ['DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const salaryPeriods = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

export const jobLanguages = ['fr', 'en'] as const;
export type JobLanguage = (typeof jobLanguages)[number];

/** Actions the caller may take on a posting of their company. */
export const jobActions = ['EDIT', 'PUBLISH', 'RENEW', 'PAUSE', 'UNPUBLISH', 'REMOVE'] as const;
export type JobAction = (typeof jobActions)[number];

/** Why a company closes a posting. PAUSED puts hiring on hold: the posting can be published again. All others are final. */
export const closeReasons = ['FILLED_HERE', 'FILLED_ELSEWHERE', 'CANCELLED', 'PAUSED', 'OTHER'] as const;
export type CloseReason = (typeof closeReasons)[number];
export const CLOSE_NOTE_MAX = 1000;

const blankIsAbsent = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const lowered = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value);

/** INACTIVE is an alias for PAUSED. */
function statusOf<const T extends readonly [JobStatus, ...JobStatus[]]>(values: T) {
  return z.preprocess((value) => {
    const status = typeof value === 'string' ? value.trim().toUpperCase() : value;
    return status === 'INACTIVE' ? 'PAUSED' : status;
  }, z.enum(values));
}

/** A list of short texts; blank entries are dropped. */
const chips = z
  .array(trimmedText(0, 300))
  .max(100)
  .transform((items) => items.filter((item) => item !== ''))
  .pipe(z.array(z.string()).max(50));

const jobFields = {
  /** The caller's own company; other names are refused. */
  company_name: nullableText(160).optional(),
  department: nullableText(120).optional(),
  /** Plain text or Markdown, stored unchanged. */
  description: nullableText(20_000).optional(),
  requirements: chips.optional(),
  benefits: chips.optional(),
  /** Optional video questions; nobody is rejected for not answering. */
  video_questions: videoQuestions.optional(),
  /** Hides name, face, voice, school and place from reviewers of an application until they submitted their score. New postings: true. */
  blind_review: z.boolean().optional(),
  location: nullableText(160).optional(),
  job_type: z.preprocess((value) => blankIsAbsent(value) ?? null, upperEnum(jobTypes).nullable()).optional(),
  /** Pay in the author's words: "65 000 $ à 80 000 $", "25–30 $/h", "$90k a year". */
  salary_range: nullableText(160).optional(),
  remote: z.boolean().optional(),
  /** Language of the posting; detected from its text if absent. */
  language: z.preprocess(lowered, z.enum(jobLanguages)).optional(),
  /** When the posting closes; null resets it to 30 days after publication. */
  expires_at: z.iso.datetime({ offset: true }).nullable().optional(),
};

/** A draft needs only a title; ACTIVE needs title, department, location, job_type and description. Default: a draft. */
export const createJobInput = z.strictObject({
  title: trimmedText(1, 160),
  ...jobFields,
  status: statusOf(['DRAFT', 'ACTIVE']).optional(),
  /** Gives it the stages and the scorecard of a template of the company. The other fields are those of this request. */
  template_id: id.optional(),
});
export type CreateJobInput = z.output<typeof createJobInput>;

/** Missing fields stay unchanged; null clears. */
export const updateJobInput = z.strictObject({
  title: trimmedText(1, 160).optional(),
  ...jobFields,
  status: statusOf(['DRAFT', 'ACTIVE', 'PAUSED']).optional(),
  /** The `updated_at` that the change is based on: 409 if somebody changed the posting since. Absent: no check. */
  version: z.iso.datetime({ offset: true }).optional(),
});
export type UpdateJobInput = z.output<typeof updateJobInput>;

/** `note` is for the company's team only. */
export const closeJobInput = z.strictObject({
  reason: upperEnum(closeReasons),
  note: nullableText(CLOSE_NOTE_MAX).optional(),
});
export type CloseJobInput = z.output<typeof closeJobInput>;

/** `DELETE /api/jobs/{id}`: the reason is optional. */
export const removeJobQuery = z.strictObject({
  reason: z.preprocess(blankIsAbsent, upperEnum(closeReasons).optional()),
});
export type RemoveJobQuery = z.output<typeof removeJobQuery>;

const amount = z.preprocess(blankIsAbsent, z.coerce.number().min(0).max(100_000_000).optional());

export const listJobsQuery = inOrder(
  z.strictObject({
    ...pageFields,
    /** Statuses other than ACTIVE list only postings of the caller's company. */
    status: statusOf(jobStatuses).default('ACTIVE'),
    /** Words in either language; accents and endings are ignored. */
    search: trimmedText(0, 200).optional(),
    title: trimmedText(0, 160).optional(),
    location: trimmedText(0, 160).optional(),
    job_type: z.preprocess(blankIsAbsent, upperEnum(jobTypes).optional()),
    /** Yearly CAD; hourly, weekly and monthly pay is converted. Postings without parsed pay are left out. */
    salary_min: amount,
    salary_max: amount,
    company_id: z.preprocess(blankIsAbsent, id.optional()),
    remote: z.preprocess(blankIsAbsent, queryBoolean.optional()),
    sort_by: z.preprocess((value) => lowered(blankIsAbsent(value)), z.enum(jobSorts).default('newest')),
    /** Adds the number of results for each further choice. */
    facets: z.preprocess(blankIsAbsent, queryBoolean.optional()),
  }),
  ['salary_min', 'salary_max'],
);
export type ListJobsQuery = z.output<typeof listJobsQuery>;

export const listMyJobsQuery = z.strictObject({
  ...pageFields,
  /** Default: all statuses but CLOSED. */
  status: z.preprocess(
    (value) => (typeof value === 'string' && ['', 'ALL'].includes(value.trim().toUpperCase()) ? undefined : value),
    statusOf(jobStatuses).optional(),
  ),
  search: trimmedText(0, 200).optional(),
});
export type ListMyJobsQuery = z.output<typeof listMyJobsQuery>;

export const jobCompany = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  location: z.string().nullable(),
  /** Response rate as on the company's page; null if there is too little data. */
  response_rate: responseRate.nullable(),
});
export type JobCompany = z.output<typeof jobCompany>;

export const job = z.object({
  id,
  title: z.string(),
  department: z.string().nullable(),
  description: z.string().nullable(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  salary_period: z.enum(salaryPeriods).nullable(),
  salary_currency: z.string().length(3).nullable(),
  salary_range: z.string().nullable(),
  location: z.string().nullable(),
  remote: z.boolean(),
  language: z.enum(jobLanguages),
  job_type: z.enum(jobTypes).nullable(),
  status: z.enum(jobStatuses),
  created_at: timestamp,
  updated_at: timestamp,
  published_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
  company_id: id,
  company: jobCompany,
  contact_user_id: id,
});
export type Job = z.output<typeof job>;

/** The fit of a posting for the reading seeker, with the strongest reason in their language. */
export const jobFit = z.object({ match_score: z.number().min(0).max(100), reason: z.string().nullable() });
export type JobFit = z.output<typeof jobFit>;

/** A posting in a list. `fit` and `saved` are present only for seekers; `fit` is null if the two were never matched. */
export const listedJob = job.extend({ fit: jobFit.nullable().optional(), saved: z.boolean().optional() });
export type ListedJob = z.output<typeof listedJob>;

const ownFields = {
  /** Sum over days of distinct viewers. */
  views: z.int().min(0),
  applications_count: z.int().min(0),
  matches_count: z.int().min(0),
  _count: z.object({ applications: z.int().min(0) }),
  /** Number of reported hires, a reason to close the posting. */
  hired_count: z.int().min(0),
  /** How a CLOSED or PAUSED posting was closed, for the company's team; null otherwise. `at` is null while it is only paused. */
  closing: z
    .object({ reason: z.enum(closeReasons).nullable(), note: z.string().nullable(), at: timestamp.nullable() })
    .nullable()
    .optional(),
  /** False if the author's pay text could not be parsed. */
  salary_readable: z.boolean(),
  allowed_actions: z.array(z.enum(jobActions)),
};

/** A posting, as its own company sees it. */
export const ownJob = job.extend(ownFields);
export type OwnJob = z.output<typeof ownJob>;

const asked = { video_questions: z.array(z.string()) };

/** The same with all fields of the form; returned after changes. */
export const ownJobInFull = ownJob.extend({ ...asked, blind_review: z.boolean() });
export type OwnJobInFull = z.output<typeof ownJobInFull>;

/** Why a posting fits the reading seeker, in their language. */
export const jobMatch = z.object({
  id,
  status: z.string(),
  match_score: z.number().min(0).max(100),
  compatibility_score: z.number().min(0).max(100),
  reasons: z.array(z.string()),
  gaps: z.array(z.string()),
});
export type JobMatch = z.output<typeof jobMatch>;

/** A straight line between two town centres, from the place in the reader's profile. `km` is rounded; 0: the same town. */
export const jobCommute = z.object({ from: z.string(), to: z.string(), km: z.int().min(0) });
export type JobCommute = z.output<typeof jobCommute>;

/** One posting. Counts of `ownJob` are present only for its company; `applied` and `match` concern only seekers. */
export const jobDetail = job.extend({
  ...asked,
  /** Open for applications: ACTIVE and not expired. An expired posting still shows its text. */
  is_open: z.boolean(),
  applied: z.boolean(),
  match: jobMatch.nullable(),
  /** Whether the reading seeker keeps it; absent for others. */
  saved: z.boolean().optional(),
  /** For the reading seeker; null for remote postings and if one of the two places is no town that we know; absent for others. */
  commute: jobCommute.nullable().optional(),
  /** Whether the reading seeker hides its company; absent for others. */
  company_hidden: z.boolean().optional(),
  /** A verified company with a similar name to this unverified one. */
  company_resembles: z.object({ id, name: z.string() }).nullable(),
  views: ownFields.views.optional(),
  applications_count: ownFields.applications_count.optional(),
  matches_count: ownFields.matches_count.optional(),
  hired_count: ownFields.hired_count.optional(),
  _count: ownFields._count.optional(),
  salary_readable: ownFields.salary_readable.optional(),
  allowed_actions: ownFields.allowed_actions.optional(),
  blind_review: z.boolean().optional(),
});
export type JobDetail = z.output<typeof jobDetail>;

const count = z.int().min(0);

/** Number of results for each choice of a filter, under all other filters. */
export const jobFacets = z.object({
  job_type: z.array(z.object({ value: z.enum(jobTypes), count })),
  remote: z.array(z.object({ value: z.boolean(), count })),
  /** The towns with the most postings; `value` can be used as `location`. */
  location: z.array(z.object({ value: z.string(), count })),
  /** Present if more than 10,000 postings were found: counts are estimates. */
  is_estimate: z.literal(true).optional(),
});
export type JobFacets = z.output<typeof jobFacets>;

export const jobsPage = pageOf('jobs', listedJob).extend({
  /** Present if more than 10,000 postings were found: `total` is an estimate with two significant digits. Pages end at 10,000. */
  total_is_estimate: z.literal(true).optional(),
  /** Present if no posting has the words of `search`: results match similar words. */
  approximate: z.literal(true).optional(),
  facets: jobFacets.optional(),
});
export type JobsPage = z.output<typeof jobsPage>;

export const ownJobsPage = pageOf('jobs', ownJob);
export type OwnJobsPage = z.output<typeof ownJobsPage>;

/** Checks before publishing. Only the fields of C-28 can refuse it; the rest is advice. */
export const checklistItems = ['PAY', 'PAY_SPREAD', 'FRENCH', 'VACANCY', 'AI', 'CANADIAN_EXPERIENCE'] as const;
export type ChecklistItem = (typeof checklistItems)[number];

export const checkPostingInput = z.strictObject({
  title: trimmedText(0, 160).optional(),
  description: nullableText(20_000).optional(),
  requirements: chips.optional(),
  video_questions: videoQuestions.optional(),
  location: nullableText(160).optional(),
  remote: z.boolean().optional(),
  salary_range: nullableText(160).optional(),
});
export type CheckPostingInput = z.output<typeof checkPostingInput>;

export const postingChecklist = z.object({
  items: z.array(
    z.object({
      item: z.enum(checklistItems),
      /** MISSING: the text should mention it. WARNING: the text should not mention it. */
      state: z.enum(['DONE', 'MISSING', 'WARNING']),
    }),
  ),
  /** The pay as it will be searched; null if it is missing or cannot be parsed. */
  pay: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      period: z.enum(salaryPeriods),
      currency: z.string(),
    })
    .nullable(),
});
export type PostingChecklist = z.output<typeof postingChecklist>;

/** The secret from a reminder's link. */
export const renewByLinkInput = z.strictObject({ token: z.string().min(1).max(400) });
export type RenewByLinkInput = z.output<typeof renewByLinkInput>;

export const jobRenewed = z.object({
  job_id: id,
  title: z.string(),
  expires_at: timestamp,
  /** False if it was already renewed because the link was opened before. */
  renewed: z.boolean(),
});
export type JobRenewed = z.output<typeof jobRenewed>;

export const jobRemoved = z.object({ success: z.literal(true) });

/** The status after closing: PAUSED for the reason PAUSED, otherwise CLOSED. */
export const closedJob = z.object({ id, status: z.enum(['PAUSED', 'CLOSED']), reason: z.enum(closeReasons) });
export type ClosedJob = z.output<typeof closedJob>;
