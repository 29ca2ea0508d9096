import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { pageOf } from '../../../platform/contract/page.contract.js';
import { job, jobFit, listedJob } from './jobs.contract.js';

/** A posting that the caller keeps. A posting that its company withdrew has only a title. */
export const savedJob = job.extend({
  saved_at: timestamp,
  /** Open for applications: ACTIVE and not expired. */
  is_open: z.boolean(),
  fit: jobFit.nullable(),
});
export type SavedJob = z.output<typeof savedJob>;

/** Newest first; a person keeps at most 500. */
export const savedJobsPage = pageOf('jobs', savedJob);
export type SavedJobsPage = z.output<typeof savedJobsPage>;

/** Up to six open postings of the same occupation or a near one, most similar first. */
export const similarJobs = z.object({ jobs: z.array(listedJob).max(6) });
export type SimilarJobs = z.output<typeof similarJobs>;

export const jobSaved = z.object({ job_id: id, saved: z.boolean() });
export type JobSaved = z.output<typeof jobSaved>;

export const hiddenCompany = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  hidden_at: timestamp,
});
export type HiddenCompany = z.output<typeof hiddenCompany>;

/** Newest first; a person hides at most 500. */
export const hiddenCompaniesPage = pageOf('companies', hiddenCompany);
export type HiddenCompaniesPage = z.output<typeof hiddenCompaniesPage>;

export const companyHidden = z.object({ company_id: id, hidden: z.boolean() });
export type CompanyHidden = z.output<typeof companyHidden>;
