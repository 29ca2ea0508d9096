import { Injectable } from '@nestjs/common';
import { answeredRate, CompaniesFacade, type CompanyCard, CompanyStanding } from '../../companies/index.js';
import type { JobCompany } from '../http/jobs.contract.js';
import type { JobRow } from './job-row.js';

/** Companies of postings with their response rates. */
@Injectable()
export class JobCompanies {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly standing: CompanyStanding,
  ) {}

  /** By id, including removed companies. Two cheap queries for any number of rows. */
  async of(rows: readonly JobRow[]): Promise<ReadonlyMap<string, JobCompany>> {
    const cards = await this.companies.findCompanies(rows.map((row) => row.company_id));
    return this.shown([...cards.values()]);
  }

  /** The same for known companies: one query. */
  async shown(cards: readonly CompanyCard[]): Promise<ReadonlyMap<string, JobCompany>> {
    const rates = await this.standing.responseRatesOf(cards.map(({ id }) => id));
    return new Map(
      cards.map(({ id, name, logoUrl, location }) => [
        id,
        { id, name, logo_url: logoUrl, location, response_rate: answeredRate(rates.get(id)) },
      ]),
    );
  }
}
