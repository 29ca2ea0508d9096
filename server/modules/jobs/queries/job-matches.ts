import type { Language } from '../../../platform/http/language.js';
import type { JobCommute, JobFit, JobMatch } from '../http/jobs.contract.js';

/** Matches of postings. A port, because matching depends on jobs: its module implements it and is bound at the root. */
export abstract class JobMatches {
  /** Number of matches per posting; postings without any may be absent. */
  abstract countByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Number of hires per posting; postings without any may be absent. */
  abstract countHiredByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The seeker's match with a posting in the reader's language, or null. */
  abstract ofSeeker(seekerId: string, jobId: string, language: Language): Promise<JobMatch | null>;
  /** The straight line from the place in a seeker's profile to a posting's; null if one of them is no town that we know. */
  abstract straightLineOf(seekerId: string, location: string): Promise<JobCommute | null>;
  /** Ids of postings of the same occupation or a near one, most similar first. */
  abstract similarTo(jobId: string): Promise<readonly string[]>;
  /**
   * Ids of the newest other postings of exactly the same main occupation, a few hundred at most; some may have closed since.
   *
   * @param before only postings older than this one; null begins with the newest.
   */
  abstract ofSameOccupation(jobId: string, before: string | null): Promise<readonly string[]>;
  /** The seeker's fit with each posting of a page; postings without a match are absent. */
  abstract fitsOf(
    seekerId: string,
    jobIds: readonly string[],
    language: Language,
  ): Promise<ReadonlyMap<string, JobFit>>;
}
