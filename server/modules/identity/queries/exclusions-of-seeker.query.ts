import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { concerns } from '../domain/employer.js';
import { MAX_EXCLUSIONS } from '../domain/exclusion.entity.js';
import { employerOfTraits, traitColumns, type TraitsRow } from '../persistence/employer-row.js';
import { Employers } from './employers.query.js';

interface ExclusionRow {
  companyId: string | null;
  domain: string | null;
}

/** The exclusions of one seeker, loaded once. */
export interface SeekerExclusions {
  /** Whether the seeker hides from the company: by name, web site or an email domain of its people. */
  cover(companyId: string): Promise<boolean>;
  /** The companies among them that the seeker hides from. */
  among(companyIds: readonly string[]): Promise<ReadonlySet<string>>;
}

@Injectable()
export class ExclusionsOfSeeker {
  constructor(
    private readonly reads: ReadTogether,
    private readonly employers: Employers,
  ) {}

  async execute(seekerId: string): Promise<SeekerExclusions> {
    const rows = await this.reads.rows<ExclusionRow>(
      'select company_id as "companyId", domain from seeker_exclusion where seeker_id = ? limit ?',
      [seekerId, MAX_EXCLUSIONS],
    );
    const among = async (companyIds: readonly string[]): Promise<ReadonlySet<string>> => {
      if (rows.length === 0 || companyIds.length === 0) return new Set();
      const employers = await this.employers.ofCompanies(companyIds);
      const isExcluded = (id: string): boolean => {
        const employer = employers.get(id);
        return employer !== undefined && rows.some((row) => concerns(row, employer));
      };
      return new Set(companyIds.filter(isExcluded));
    };
    return { among, cover: async (companyId) => (await among([companyId])).has(companyId) };
  }

  /** The same in one statement. */
  async among(seekerId: string, companyIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (companyIds.length === 0) return new Set();
    const rows = await this.reads.rows<ExclusionRow & TraitsRow>(
      `select e.company_id as "companyId", e.domain, c.id, ${traitColumns}
         from seeker_exclusion e join company c on e.company_id = c.id or e.domain is not null
        where e.seeker_id = ? and c.id in (?)`,
      [seekerId, [...new Set(companyIds)]],
    );
    return new Set(rows.filter((row) => concerns(row, employerOfTraits(row))).map(({ id }) => id));
  }
}
