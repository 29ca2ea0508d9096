import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountCompanies } from '../domain/account-companies.js';
import { type Employer, employerOf } from '../domain/employer.js';

/** Companies as exclusions know them: by id, web site and the addresses of everybody who works there. */
@Injectable()
export class Employers {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: AccountCompanies,
  ) {}

  /** The employer of a recruiter; without a company only their own address tells. */
  async ofRecruiter(recruiterId: string): Promise<Employer> {
    const company = (await this.companies.companiesOf([recruiterId])).get(recruiterId) ?? null;
    const traits = company ? (await this.companies.traitsOf([company.id])).get(company.id) : undefined;
    const people = new Set([recruiterId, ...(traits?.memberIds ?? [])]);
    const domains = await this.#emailDomainsOf([...people]);
    return employerOf(company?.id ?? null, traits?.website ?? null, [...domains.values()]);
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
    const rows = await this.em.execute<{ id: string; domain: string }[]>(
      `select id, split_part(email, '@', 2) as domain from account where id in (?)`,
      [[...new Set(accountIds)]],
    );
    return new Map(rows.map(({ id, domain }) => [id, domain]));
  }
}
