/** A company as job seekers see it before they open its page. */
export interface ShownCompany {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly industry: string | null;
  readonly location: string | null;
  readonly activeJobs: number;
}

/** Asks those who own companies and postings; a company that was removed is absent. */
export abstract class CompanyShowcase {
  abstract of(companyIds: readonly string[]): Promise<ReadonlyMap<string, ShownCompany>>;
}
