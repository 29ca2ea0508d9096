import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { closenessOf, type UnlockingType } from '../domain/interaction.js';
import { AccessLog } from '../persistence/access-log.js';
import { Disclosures } from '../persistence/disclosures.js';
import { closeDisclosure } from './close-disclosure.js';

export interface ConcealmentInput {
  readonly seekerId: string;
  readonly companyId: string;
  /** Closes only a tie of this type or a looser one: the end of a reservation does not close an application. */
  readonly upTo?: UnlockingType;
  /** The account that acted; absent if none did. */
  readonly actorId?: string;
}

/** Closes a seeker's profile to a company, in the transaction of its cause. */
@Injectable()
export class ConcealProfile {
  constructor(
    private readonly disclosures: Disclosures,
    private readonly log: AccessLog,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** @returns false if no such disclosure was open. */
  execute({ seekerId, companyId, upTo, actorId }: ConcealmentInput): Promise<boolean> {
    return this.transaction.run(async () => {
      await this.disclosures.lockSeeker(seekerId);
      const [open, now] = await Promise.all([this.disclosures.findOpen(seekerId, companyId), this.time.now()]);
      if (!open || (upTo !== undefined && closenessOf(open.type) > closenessOf(upTo))) return false;
      const wasOpen = open.isOpenAt(now);
      await closeDisclosure(open, wasOpen ? now : (open.expiresAt ?? now), actorId ?? null, this.log, this.outbox);
      return wasOpen;
    });
  }

  /** Records expired disclosures as closed, for the seeker's log and other modules. */
  async lapsed(signal?: AbortSignal): Promise<number> {
    for (let closed = 0; ; closed += 1) {
      signal?.throwIfAborted();
      const [pair] = await this.disclosures.findLapsed(1);
      if (!pair) return closed;
      await this.execute(pair);
    }
  }
}
