import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Exclusion } from '../domain/exclusion.entity.js';
import { exclusionsChanged } from '../domain/identity.events.js';
import { Disclosures } from '../persistence/disclosures.js';

/** Removes an exclusion. Disclosures that it closed stay closed. */
@Injectable()
export class RemoveExclusion {
  constructor(
    private readonly em: EntityManager,
    private readonly disclosures: Disclosures,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound both for a missing exclusion and for somebody else's. */
  execute(seekerId: string, exclusionId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.disclosures.lockSeeker(seekerId);
      if ((await this.em.nativeDelete(Exclusion, { id: exclusionId, seekerId })) === 0) throw new NotFound();
      await this.outbox.publish(exclusionsChanged, { user_id: seekerId });
    });
  }
}
