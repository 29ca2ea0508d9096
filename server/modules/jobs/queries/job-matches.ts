import type { Language } from '../../../platform/http/language.js';
import type { JobFit, JobMatch } from '../http/jobs.contract.js';

/** Matches of postings. A port, because matching depends on jobs: its module implements it and is bound at the root. */
export abstract class JobMatches {
  /** Number of matches per posting; postings without any may be absent. */
  abstract countByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Number of hires per posting; postings without any may be absent. */
  abstract countHiredByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The seeker's match with a posting in the reader's language, or null. */
  abstract ofSeeker(seekerId: string, jobId: string, language: Language): Promise<JobMatch | null>;
  /** Ids of postings of the same occupation or a near one, the likest first. */
  abstract similarTo(jobId: string): Promise<readonly string[]>;
  /** The seeker's fit with each posting of a page; postings without a match are absent. */
  abstract fitsOf(
    seekerId: string,
    jobIds: readonly string[],
    language: Language,
  ): Promise<ReadonlyMap<string, JobFit>>;
}
