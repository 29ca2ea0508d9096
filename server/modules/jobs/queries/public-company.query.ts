import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CompaniesFacade, type CompanyPage } from '../../companies/index.js';

/** More than this are found by search, not by reading down a page. */
const SHOWN_JOBS = 100;

export interface PublicCompany {
  readonly company: CompanyPage;
  /** A verified company that this one could be taken for. */
  readonly resembles: { readonly id: string; readonly name: string } | null;
  /** Open postings, newest first. */
  readonly jobs: readonly { readonly id: string; readonly title: string; readonly location: string | null }[];
}

/** One company for its public page, with the postings that are open. */
@Injectable()
export class PublicCompanyQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly clock: Clock,
  ) {}

  /** @returns null where there is none, or it was removed. */
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
