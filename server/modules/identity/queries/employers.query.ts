import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { AccountCompanies } from '../domain/account-companies.js';
import { type Employer, employerOf } from '../domain/employer.js';

/** Companies as exclusions know them: by id, web site and the addresses of everybody who works there. */
@Injectable()
export class Employers {
  constructor(
    private readonly reads: ReadTogether,
    private readonly companies: AccountCompanies,
  ) {}

  /** The employer of a recruiter; without a company only their own address tells. */
  async ofRecruiter(recruiterId: string): Promise<Employer> {
    // Read from the tables of companies: this comes before every look at a person, and is one statement.
    const [row] = await this.reads.rows<{ company_id: string | null; website: string | null; domains: string[] }>(
      `select c.id as company_id, c.website,
              array(select distinct split_part(a.email, '@', 2) from account a
                     where a.id = self.id
                        or a.id in (select o.user_id from company_member o where o.company_id = c.id)) as domains
         from (select ?::uuid as id) self
         left join (company_member m join company c on c.id = m.company_id and c.removed_at is null) on m.user_id = self.id`,
      [recruiterId],
    );
    return employerOf(row?.company_id ?? null, row?.website ?? null, row?.domains ?? []);
  }

  /** By id; removed companies are known by their id alone. */
  async ofCompanies(companyIds: readonly string[]): Promise<ReadonlyMap<string, Employer>> {
    const traits = await this.companies.traitsOf(companyIds);
    const domains = await this.#emailDomainsOf([...traits.values()].flatMap(({ memberIds }) => memberIds));
    return new Map(
      [...new Set(companyIds)].map((id) => {
        const { website = null, memberIds = [] } = traits.get(id) ?? {};
        return [
          id,
          employerOf(
            id,
            website,
            memberIds.flatMap((member) => domains.get(member) ?? []),
          ),
        ];
      }),
    );
  }

  async #emailDomainsOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.reads.rows<{ id: string; domain: string }>(
      `select id, split_part(email, '@', 2) as domain from account where id in (?)`,
      [[...new Set(accountIds)]],
    );
    return new Map(rows.map(({ id, domain }) => [id, domain]));
  }
}
