import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { applicationSources } from '../../applications/http/applications.contract.js';

/** Periods in days. Up to four weeks a period is divided into days, longer ones into weeks. */
export const hiringPeriods = [7, 28, 91, 364] as const;
export type HiringPeriod = (typeof hiringPeriods)[number];

/** Stages in which an application is open. */
export const hiringStages = ['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED'] as const;
export type HiringStage = (typeof hiringStages)[number];

/**
 * Times of applications that arrived in the period: to the first answer, from the invitation to the interview (its last
 * scheduled time, if not cancelled), and from the application to the hire.
 */
export const hiringSpans = ['RESPONSE', 'SCHEDULING', 'HIRE'] as const;
export type HiringSpan = (typeof hiringSpans)[number];

/** Where applicants found the posting; UNKNOWN if their browser did not report it. */
export const hiringSources = [...applicationSources, 'UNKNOWN'] as const;
export type HiringSource = (typeof hiringSources)[number];

/** Why postings were closed; UNKNOWN if the company gave no reason. */
export const hiringClosings = ['FILLED_HERE', 'FILLED_ELSEWHERE', 'CANCELLED', 'OTHER', 'UNKNOWN'] as const;
export type HiringClosing = (typeof hiringClosings)[number];

const period = z
  .string()
  .default('91')
  .transform(Number)
  .pipe(z.literal([...hiringPeriods]));

/** GET /api/dashboard/recruiter/analytics */
export const hiringQuery = z.strictObject({
  days: period,
  /** One posting of the caller's company; all of them if absent. */
  job_id: id.optional(),
  /** `csv`: the figures of every posting as a file. */
  format: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(['json', 'csv']).default('json'),
  ),
});
export type HiringQuery = z.output<typeof hiringQuery>;

const count = z.int().min(0);
const hours = z.number().min(0).nullable();

/**
 * Steps reached by the applications that arrived in the period, whenever the steps were taken. `views` are those in the period;
 * a reader counts once a day.
 */
const steps = {
  views: count,
  applications: count,
  answered: count,
  interviews: count,
  offers: count,
  accepted: count,
  hired: count,
};
export const hiringFunnel = z.object(steps);
export type HiringFunnel = z.output<typeof hiringFunnel>;

export const hiringPosting = z.object({
  id,
  title: z.string(),
  status: z.string(),
  ...steps,
  /** Median time to the first answer, for answered applications. */
  response_hours: hours,
  /** Median time from the application to the hire, for hired people. */
  hire_hours: hours,
  /** Credits spent in the period on candidates of this posting. */
  credits: count,
});
export type HiringPosting = z.output<typeof hiringPosting>;

export const hiringAnalytics = z.object({
  period: z.object({ days: z.int(), from: timestamp, to: timestamp }),
  funnel: hiringFunnel,
  /** For each open stage: how many stays ended, and their median duration. */
  stages: z.array(z.object({ stage: z.enum(hiringStages), stays: count, median_hours: hours })),
  /** For each span: how many ended, and their median duration. */
  spans: z.array(z.object({ span: z.enum(hiringSpans), count, median_hours: hours })),
  /** Most applications first; leaves out sources without applications. */
  sources: z.array(z.object({ source: z.enum(hiringSources), applications: count, accepted: count, hired: count })),
  /** Postings closed in the period by reason, the most frequent first. */
  closings: z.array(z.object({ reason: z.enum(hiringClosings), count })),
  response: z.object({
    answered: count,
    /** Open applications that nobody of the company has answered. */
    waiting: count,
    median_hours: hours,
  }),
  /** In the period, minus refunds; `per_hire` is null if nobody was hired. */
  credits: z.object({ spent: count, hires: count, per_hire: z.number().min(0).nullable() }),
  trend: z.object({
    bucket_days: z.int(),
    /** Oldest first. */
    buckets: z.array(z.object({ from: timestamp, applications: count, hires: count })),
  }),
  /** The newest postings, independent of `job_id`. */
  jobs: z.array(hiringPosting),
  jobs_total: count,
});
export type HiringAnalytics = z.output<typeof hiringAnalytics>;
