import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';

const count = z.int().min(0);
/** The last 7 days minus the 7 days before them; negative if it fell. */
const delta = z.int();

/** One entry per day (UTC) of the last 30 days, oldest first, up to today. */
const trend = z.array(z.object({ day: z.iso.date(), count }));
export type Trend = z.output<typeof trend>;

/** Figures of a job seeker's dashboard. `profileCompleteness` is a percentage. */
export const seekerDashboard = z.object({
  stats: z.object({
    profileViews: count,
    applications: count,
    newMatches: count,
    profileCompleteness: z.int().min(0).max(100),
    deltas: z.object({ profileViews: delta, applications: delta, newMatches: delta }),
  }),
  /** Profile views per day; they add up to `stats.profileViews`. */
  trend,
});
export type SeekerDashboard = z.output<typeof seekerDashboard>;

export const recentJob = z.object({
  id,
  title: z.string(),
  status: z.string(),
  location: z.string().nullable(),
  job_type: z.string().nullable(),
  created_at: timestamp,
  published_at: timestamp.nullable(),
  views: count,
  applications_count: count,
  matches_count: count,
});
export type RecentJob = z.output<typeof recentJob>;

export const recentApplication = z.object({
  id,
  status: z.string(),
  applied_at: timestamp,
  job: z.object({ id, title: z.string() }),
  user: z.object({ id, full_name: z.string() }),
});
export type RecentApplication = z.output<typeof recentApplication>;

export const recruiterDashboard = z.object({
  stats: z.object({
    activeJobs: count,
    totalCandidates: count,
    newApplications: count,
    interviews: count,
    deltas: z.object({ activeJobs: delta, totalCandidates: delta, newApplications: delta, interviews: delta }),
  }),
  /** Applications received per day. */
  trend,
  /** The three newest postings of the caller's company. */
  recentJobs: z.array(recentJob),
  recentApplications: z.array(recentApplication),
});
export type RecruiterDashboard = z.output<typeof recruiterDashboard>;

/** GET /api/users/stats: the caller's own figures. */
export const userStats = z.object({
  profile_views: count,
  applications: count,
  matches: count,
  messages_unread: count,
  profile_completeness: z.int().min(0).max(100),
});
export type UserStats = z.output<typeof userStats>;
