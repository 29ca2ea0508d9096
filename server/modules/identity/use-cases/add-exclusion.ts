import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { AccountCompanies } from '../domain/account-companies.js';
import { Exclusion, type ExclusionTarget, MAX_EXCLUSIONS } from '../domain/exclusion.entity.js';
import { AlreadyExcluded, TooManyExclusions, UnknownCompany } from '../domain/identity.errors.js';
import { exclusionsChanged } from '../domain/identity.events.js';
import { isSeekersOwnAct } from '../domain/interaction.js';
import { AccessLog } from '../persistence/access-log.js';
import { Disclosures } from '../persistence/disclosures.js';
import { ExclusionsOfSeeker } from '../queries/exclusions-of-seeker.query.js';
import { closeDisclosure } from './close-disclosure.js';

/** Hides a seeker from a company or domain, from the next request on. */
@Injectable()
export class AddExclusion {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: AccountCompanies,
    private readonly disclosures: Disclosures,
    private readonly exclusions: ExclusionsOfSeeker,
    private readonly log: AccessLog,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the id of the exclusion.
   * @throws UnknownCompany, AlreadyExcluded, TooManyExclusions
   */
  execute(seekerId: string, target: ExclusionTarget): Promise<string> {
    return this.transaction.run(async () => {
      await this.disclosures.lockSeeker(seekerId);
      if (
        target.companyId !== null &&
        !(await this.companies.findCompanies([target.companyId])).has(target.companyId)
      ) {
        throw new UnknownCompany();
      }
      if ((await this.em.count(Exclusion, { seekerId, ...target })) > 0) throw new AlreadyExcluded();
      if ((await this.em.count(Exclusion, { seekerId })) >= MAX_EXCLUSIONS) throw new TooManyExclusions(MAX_EXCLUSIONS);
      const exclusion = Exclusion.of(newId(), seekerId, target, this.clock.now());
      this.em.persist(exclusion);
      await this.em.flush();
      await this.#closeWhatWasOpen(seekerId);
      await this.outbox.publish(exclusionsChanged, { user_id: seekerId });
      return exclusion.id;
    });
  }

  /** Applications that the seeker sent stay open until they are withdrawn. */
  async #closeWhatWasOpen(seekerId: string): Promise<void> {
    const now = this.clock.now();
    const open = (await this.disclosures.findAllOpen(seekerId)).filter(({ type }) => !isSeekersOwnAct(type));
    const excluded = await (await this.exclusions.execute(seekerId)).among(open.map(({ companyId }) => companyId));
    for (const disclosure of open) {
      if (!excluded.has(disclosure.companyId)) continue;
      const at = disclosure.isOpenAt(now) ? now : (disclosure.expiresAt ?? now);
      await closeDisclosure(disclosure, at, null, this.log, this.outbox);
    }
  }
}
