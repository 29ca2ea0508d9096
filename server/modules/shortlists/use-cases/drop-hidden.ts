import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { CompaniesFacade } from '../../companies/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { ShortlistRepository } from '../persistence/shortlist.repository.js';

/** Takes a person off the lists of companies that may no longer see them. */
@Injectable()
export class DropHidden {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly companies: CompaniesFacade,
    private readonly shortlists: ShortlistRepository,
    private readonly transaction: Transaction,
  ) {}

  /** By the current state, whatever the event was. @returns whether anything was removed. */
  execute(seekerId: string): Promise<boolean> {
    return this.transaction.run(async () => {
      await this.identity.holdAccounts([seekerId]);
      const companies = await this.shortlists.companiesOf(seekerId);
      const hidden: string[] = [];
      for (const companyId of companies) {
        // Asked as one of the company's recruiters, by the same rule as their screens.
        const [member] = await this.companies.membersOf(companyId);
        const isKnown =
          member !== undefined && (await this.disclosures.lookAt({ id: member, role: 'RECRUITER' }, seekerId)).isKnown;
        if (!isKnown) hidden.push(companyId);
      }
      return this.shortlists.drop(seekerId, hidden);
    });
  }
}
