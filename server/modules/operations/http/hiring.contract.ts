import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { applicationSources } from '../../applications/http/applications.contract.js';

/** Periods in days; each is cut into equal parts, of a day up to four weeks and of a week beyond. */
export const hiringPeriods = [7, 28, 91, 364] as const;
export type HiringPeriod = (typeof hiringPeriods)[number];

/** Stages in which an application waits for somebody. */
export const hiringStages = ['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED'] as const;
export type HiringStage = (typeof hiringStages)[number];

/**
 * Spans of the applications that arrived in the period: to the first answer, from the invitation to the interview (to the last
 * time set for it, of those not cancelled), and from the application to the hire.
 */
export const hiringSpans = ['RESPONSE', 'SCHEDULING', 'HIRE'] as const;
export type HiringSpan = (typeof hiringSpans)[number];

/** Where applicants found the posting; UNKNOWN is what their browser could not tell. */
export const hiringSources = [...applicationSources, 'UNKNOWN'] as const;
export type HiringSource = (typeof hiringSources)[number];

const period = z
  .string()
  .default('91')
  .transform(Number)
  .pipe(z.literal([...hiringPeriods]));

/** GET /api/dashboard/recruiter/analytics */
export const hiringQuery = z.strictObject({
  days: period,
  /** One posting of the caller's company; absent: all of them. */
  job_id: id.optional(),
  /** `csv`: the figures of every posting as one file. */
  format: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(['json', 'csv']).default('json'),
  ),
});
export type HiringQuery = z.output<typeof hiringQuery>;

const count = z.int().min(0);
const hours = z.number().min(0).nullable();

/**
 * How far the applications came that arrived in the period, whenever the steps were taken. `views` are those of the period:
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
  /** Median time to the first answer, of those answered. */
  response_hours: hours,
  /** Median time from the application to the hire, of those hired. */
  hire_hours: hours,
  /** Spent in the period on people of this posting. */
  credits: count,
});
export type HiringPosting = z.output<typeof hiringPosting>;

export const hiringAnalytics = z.object({
  period: z.object({ days: z.int(), from: timestamp, to: timestamp }),
  funnel: hiringFunnel,
  /** Stays that ended, in every open stage: how many, and how long the median one took. */
  stages: z.array(z.object({ stage: z.enum(hiringStages), stays: count, median_hours: hours })),
  /** How many of each span ended, and how long the median one took. */
  spans: z.array(z.object({ span: z.enum(hiringSpans), count, median_hours: hours })),
  /** The most applications first; sources that brought nobody are left out. */
  sources: z.array(z.object({ source: z.enum(hiringSources), applications: count, accepted: count, hired: count })),
  response: z.object({
    answered: count,
    /** Open, and nobody of the company answered yet. */
    waiting: count,
    median_hours: hours,
  }),
  /** Of the period, refunds taken off; `per_hire` is null where nobody was hired. */
  credits: z.object({ spent: count, hires: count, per_hire: z.number().min(0).nullable() }),
  trend: z.object({
    bucket_days: z.int(),
    /** Oldest first. */
    buckets: z.array(z.object({ from: timestamp, applications: count, hires: count })),
  }),
  /** The newest postings, whatever `job_id` says. */
  jobs: z.array(hiringPosting),
  jobs_total: count,
});
export type HiringAnalytics = z.output<typeof hiringAnalytics>;
