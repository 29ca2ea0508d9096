import type { JobDetails } from '../domain/job.entity.js';
import type { UpdateJobInput } from '../http/jobs.contract.js';

/** Maps the request's fields to the entity's; missing fields stay undefined. */
export function detailsOf(input: UpdateJobInput): JobDetails {
  return {
    title: input.title,
    department: input.department,
    description: input.description,
    requirements: input.requirements,
    benefits: input.benefits,
    videoQuestions: input.video_questions,
    blindReview: input.blind_review,
    location: input.location,
    remote: input.remote,
    language: input.language,
    jobType: input.job_type,
    salaryRange: input.salary_range,
    expiresAt: typeof input.expires_at === 'string' ? new Date(input.expires_at) : input.expires_at,
  };
}
