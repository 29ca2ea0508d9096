import { Injectable } from '@nestjs/common';
import { CompaniesFacade, isRecruiting } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';

/** For whom the makers of links recruit now. */
@Injectable()
export class Makers {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
  ) {}

  /** The company; null once they left it, have a role that does not recruit, or their account is held or closed. */
  async recruitsFor(accountId: string): Promise<{ readonly id: string; readonly name: string } | null> {
    const [company, account] = await Promise.all([
      this.companies.companyOf(accountId),
      this.identity.findAccount(accountId),
    ]);
    if (!company || !account?.active || !account.approved || !isRecruiting(company)) return null;
    return { id: company.id, name: company.name };
  }

  /** Those who still recruit for the company, with their names. */
  async ofCompany(companyId: string): Promise<ReadonlyMap<string, string>> {
    const accounts = await this.identity.findAccounts(await this.companies.recruitersOf(companyId));
    return new Map(
      [...accounts.values()].flatMap(({ id, full_name: name, active, approved }) =>
        active && approved ? [[id, name] as const] : [],
      ),
    );
  }
}
