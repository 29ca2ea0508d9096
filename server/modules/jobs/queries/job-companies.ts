import { Injectable } from '@nestjs/common';
import { answeredRate, CompaniesFacade, type CompanyCard, CompanyStanding } from '../../companies/index.js';
import type { JobCompany } from '../http/jobs.contract.js';
import type { JobRow } from './job-row.js';

/** What postings say of their companies: who they are, and how reliably they answer. */
@Injectable()
export class JobCompanies {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly standing: CompanyStanding,
  ) {}

  /** By id, removed companies included. Two queries whatever the number of rows, neither as large as a search. */
  async of(rows: readonly JobRow[]): Promise<ReadonlyMap<string, JobCompany>> {
    const cards = await this.companies.findCompanies(rows.map((row) => row.company_id));
    return this.shown([...cards.values()]);
  }

  /** The same where the companies are known already: one query. */
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
