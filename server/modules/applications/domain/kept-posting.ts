/** The posting's text at the time of the application, which the candidate can read even after the posting changed. */
export interface KeptPosting {
  readonly title: string;
  readonly company_name: string;
  readonly department: string | null;
  readonly description: string | null;
  readonly requirements: readonly string[];
  readonly benefits: readonly string[];
  readonly location: string | null;
  readonly remote: boolean;
  readonly job_type: string | null;
  readonly salary_range: string | null;
  readonly language: string;
}
