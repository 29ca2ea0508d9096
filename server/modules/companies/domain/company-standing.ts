/** How reliably a company answers applicants: `percent` of `applications` were answered within `withinDays`. */
export interface ResponseRate {
  readonly percent: number;
  readonly withinDays: number;
  readonly overDays: number;
  readonly applications: number;
}

/** Port: facts about a company's reliability that other modules have. Bound where the modules are assembled. */
export abstract class CompanyStanding {
  /** The recruiters among these whose account is active and approved by an operator. */
  abstract approvedAmong(recruiterIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** By company; leaves out companies with too few applications. */
  abstract responseRatesOf(companyIds: readonly string[]): Promise<ReadonlyMap<string, ResponseRate>>;
}
