/** Applications of postings. A port, because applications depend on jobs: their module implements it and is bound at the root. */
export abstract class JobApplications {
  /** Number of current applications per posting; postings without any may be absent. */
  abstract countByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Whether the seeker has applied to the posting and may not apply again. */
  abstract hasApplied(seekerId: string, jobId: string): Promise<boolean>;
}
