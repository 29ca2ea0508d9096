import type { Language } from '../../../platform/http/language.js';
import type { JobMatch } from '../http/jobs.contract.js';

/**
 * What postings show of matches. Matching builds on jobs, so jobs cannot ask it: asked here, answered by the module that
 * owns matches (bound where modules meet).
 */
export abstract class JobMatches {
  /** How many matches each posting has; a posting without any may be absent. */
  abstract countByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How many of its matches ended in a hire; a posting without any may be absent. */
  abstract countHiredByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The seeker's own match with a posting, in the reader's language, or null. */
  abstract ofSeeker(seekerId: string, jobId: string, language: Language): Promise<JobMatch | null>;
}
