/**
 * What postings show of applications. Applications build on jobs, so jobs cannot ask them: asked here, answered by the module
 * that owns applications (bound where modules meet).
 */
export abstract class JobApplications {
  /** How many applications stand with each posting; a posting without any may be absent. */
  abstract countByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Whether the seeker has applied to the posting and cannot do so (again). */
  abstract hasApplied(seekerId: string, jobId: string): Promise<boolean>;
}
