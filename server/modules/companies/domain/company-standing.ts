/** How reliably a company answers who applies; `percent` of `applications` were answered within `withinDays`. */
export interface ResponseRate {
  readonly percent: number;
  readonly withinDays: number;
  readonly overDays: number;
  readonly applications: number;
}

/** What others know of a company's reliability; answered where modules meet. */
export abstract class CompanyStanding {
  /** Those of the recruiters whose account stands and was approved by an operator. */
  abstract approvedAmong(recruiterIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** By company; too few applications to say anything: absent. */
  abstract responseRatesOf(companyIds: readonly string[]): Promise<ReadonlyMap<string, ResponseRate>>;
}
