import type { JobForMatching } from '../../jobs/index.js';
import type { KeptPosting } from '../domain/kept-posting.js';

/** The posting's current text, stored with an application. */
export function keptPosting(job: JobForMatching | null): KeptPosting | null {
  return (
    job && {
      title: job.title,
      company_name: job.companyName,
      department: job.department,
      description: job.description,
      requirements: job.requirements,
      benefits: job.benefits,
      location: job.location,
      remote: job.remote,
      job_type: job.jobType,
      salary_range: job.salaryRange,
      language: job.language,
    }
  );
}
