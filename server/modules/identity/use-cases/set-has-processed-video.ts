import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Profile } from '../domain/profile.entity.js';

/** Records whether a person has a playable video. Called by the module that owns videos. */
@Injectable()
export class SetHasProcessedVideo {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Does nothing if the account is gone by then. */
  execute(accountId: string, has: boolean): Promise<void> {
    return this.transaction.run(async () => {
      const profile = await this.em.findOne(Profile, { accountId });
      profile?.setHasProcessedVideo(has, this.clock.now());
    });
  }
}
