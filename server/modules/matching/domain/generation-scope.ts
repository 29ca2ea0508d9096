/** Scope of a run: one person, one posting, a company's ACTIVE postings, or everything (all null). */
export interface GenerationScope {
  readonly seeker_id: string | null;
  readonly company_id: string | null;
  readonly job_id: string | null;
}

/** A run of a scope. */
export interface GenerationRun extends GenerationScope {
  /** Workers end it once no request waits for it. */
  readonly ends_with_request: boolean;
}

/** All zeros stand for everything. */
const EVERYTHING = '00000000-0000-0000-0000-000000000000';

/** The same for runs that can replace each other. */
export const scopeIdOf = ({ seeker_id: seekerId, job_id: jobId, company_id: companyId }: GenerationScope): string =>
  seekerId ?? jobId ?? companyId ?? EVERYTHING;
