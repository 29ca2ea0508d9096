import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { onShow } from '../domain/spotlight.js';
import { CompaniesFacade } from '../../companies/index.js';
import type { OwnSpotlight, SpotlightCompanies } from '../http/billing.contract.js';
import { CompanyShowcase } from '../company-showcase.js';

/** Upper bound of the list; far more than pay at the same time. */
const MAX_SPOTLIGHTS = 500;

/** The companies in the spotlight. */
@Injectable()
export class SpotlightQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
    private readonly showcase: CompanyShowcase,
    private readonly companies: CompaniesFacade,
  ) {}

  /** When the spotlight of the recruiter's company ends, even if it is not its turn to be shown. */
  async ofRecruiter(recruiterId: string): Promise<OwnSpotlight> {
    const company = await this.companies.companyOf(recruiterId);
    if (!company) return { spotlight_until: null };
    const [row] = await this.em.execute<{ ends_at: string }[]>(
      'select ends_at from spotlight where company_id = ? and ends_at > ?',
      [company.id, await this.time.now()],
    );
    return { spotlight_until: row ? new Date(row.ends_at).toISOString() : null };
  }

  async execute(): Promise<SpotlightCompanies> {
    const now = await this.time.now();
    const rows = await this.em.execute<{ company_id: string }[]>(
      'select company_id from spotlight where ends_at > ? order by bought_at, company_id limit ?',
      [now, MAX_SPOTLIGHTS],
    );
    const cards = await this.showcase.of(rows.map((row) => row.company_id));
    const standing = rows.flatMap(({ company_id: id }) => cards.get(id) ?? []);
    return {
      companies: onShow(standing, now).map(({ id, name, logoUrl, industry, location, activeJobs }) => ({
        id,
        name,
        logo_url: logoUrl,
        industry,
        location,
        active_jobs: activeJobs,
      })),
    };
  }
}
