import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import type { StarRequest } from '../http/shortlists.contract.js';
import { ShortlistRepository } from '../persistence/shortlist.repository.js';

/** Puts a person on a list of the company, changes the note, or takes the person off. */
@Injectable()
export class StarPerson {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly shortlists: ShortlistRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if the list or the person is unknown to the caller; ShortlistFull */
  async execute(actor: Actor, shortlistId: string, { user_id: seekerId, note }: StarRequest): Promise<void> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new NotFound();
    await this.transaction.run(async () => {
      // Lock the account, so that it cannot be closed meanwhile. If it is closed already, `lookAt` does not know the person.
      await this.identity.holdAccounts([seekerId]);
      await this.shortlists.hold(shortlistId, company.id);
      const { isKnown } = await this.disclosures.lookAt(actor, seekerId);
      if (!isKnown) throw new NotFound();
      await this.shortlists.star({ shortlistId, seekerId, note, addedBy: actor.id }, this.clock.now());
    });
  }

  /** Idempotent. @throws NotFound if the list is unknown to the caller */
  async remove(actor: Actor, shortlistId: string, seekerId: string): Promise<void> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new NotFound();
    await this.transaction.run(async () => {
      await this.shortlists.hold(shortlistId, company.id);
      await this.shortlists.unstar(shortlistId, seekerId);
    });
  }
}
