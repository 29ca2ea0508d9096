import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CompaniesFacade, type CompanyPage } from '../../companies/index.js';

/** Max postings on the page; beyond that people search. */
const SHOWN_JOBS = 100;

export interface PublicCompany {
  readonly company: CompanyPage;
  /** A verified company with a similar name. */
  readonly resembles: { readonly id: string; readonly name: string } | null;
  /** Open postings, newest first. */
  readonly jobs: readonly { readonly id: string; readonly title: string; readonly location: string | null }[];
}

/** A company with its open postings, for the public page. */
@Injectable()
export class PublicCompanyQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly clock: Clock,
  ) {}

  /** @returns null if it does not exist or was removed. */
  async execute(id: string): Promise<PublicCompany | null> {
    const company = await this.companies.findPage(id);
    if (!company) return null;
    const jobs = await this.em.execute<PublicCompany['jobs'][number][]>(
      `select id, title, location from job where company_id = ? and status = 'ACTIVE' and expires_at > ?
        order by created_at desc, id desc limit ?`,
      [id, this.clock.now(), SHOWN_JOBS],
    );
    return { company, jobs, resembles: await this.companies.resemblanceOf(id) };
  }
}
