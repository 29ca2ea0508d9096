/** A company card, as job seekers see it before they open the company page. */
export interface ShownCompany {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly industry: string | null;
  readonly location: string | null;
  readonly activeJobs: number;
}

/** Reads companies from the modules that own companies and postings. The answer leaves out removed companies. */
export abstract class CompanyShowcase {
  abstract of(companyIds: readonly string[]): Promise<ReadonlyMap<string, ShownCompany>>;
}
