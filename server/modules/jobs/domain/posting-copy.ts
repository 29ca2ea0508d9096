import type { Job, JobDetails } from './job.entity.js';

/** The text and settings of a posting that a copy or a template keeps: no dates, figures or people. */
export type PostingText = {
  readonly [Name in Exclude<keyof JobDetails, 'expiresAt'>]-?: Exclude<JobDetails[Name], undefined>;
};

export function textOf(job: Job): PostingText {
  return {
    title: job.title,
    department: job.department ?? null,
    description: job.description ?? null,
    requirements: job.requirements,
    benefits: job.benefits,
    videoQuestions: job.videoQuestions,
    blindReview: job.blindReview,
    location: job.location ?? null,
    remote: job.remote,
    language: job.language,
    jobType: job.jobType ?? null,
    salaryRange: job.salaryRange ?? null,
  };
}
