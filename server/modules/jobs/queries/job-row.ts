import type { Job, JobCompany, JobLanguage, JobStatus, JobType, SalaryPeriod } from '../http/jobs.contract.js';

/** Columns of `job` (alias `j`) for readers. Without the search document, which is as large as the posting. */
export const jobColumns = `j.id, j.title, j.department, j.description, j.requirements, j.benefits, j.salary_min, j.salary_max,
  j.salary_period, j.salary_currency, j.salary_range, j.location, j.remote, j.language, j.job_type, j.status, j.created_at,
  j.updated_at, j.published_at, j.expires_at, j.company_id, j.contact_user_id`;

/** Numeric columns and timestamps are strings as PostgreSQL writes them. */
export interface JobRow {
  id: string;
  title: string;
  department: string | null;
  description: string | null;
  requirements: string[];
  benefits: string[];
  salary_min: string | null;
  salary_max: string | null;
  salary_period: SalaryPeriod | null;
  salary_currency: string | null;
  salary_range: string | null;
  location: string | null;
  remote: boolean;
  language: JobLanguage;
  job_type: JobType | null;
  status: JobStatus;
  created_at: string;
  updated_at: string;
  published_at: string | null;
  expires_at: string | null;
  company_id: string;
  contact_user_id: string;
}

/** Columns of a single posting, including those that lists do not show. */
export const fullJobColumns = `${jobColumns}, j.video_questions, j.blind_review`;
export interface FullJobRow extends JobRow {
  video_questions: string[];
  blind_review: boolean;
}

const isoTime = (value: string): string => new Date(value).toISOString();

export function jobOf(row: JobRow, company: JobCompany): Job {
  return {
    ...row,
    salary_min: row.salary_min === null ? null : Number(row.salary_min),
    salary_max: row.salary_max === null ? null : Number(row.salary_max),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    published_at: row.published_at && isoTime(row.published_at),
    expires_at: row.expires_at && isoTime(row.expires_at),
    company,
  };
}

/** The company of a row. Removed companies keep their row, so it always exists. */
export function companyIn(companies: ReadonlyMap<string, JobCompany>, row: JobRow): JobCompany {
  const company = companies.get(row.company_id);
  if (!company) throw new Error(`job ${row.id} has no company`);
  return company;
}
