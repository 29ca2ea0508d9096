import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Profile } from '../domain/profile.entity.js';

/** Takes down that somebody has, or no longer has, a video that can be played. Whoever owns videos tells. */
@Injectable()
export class SetHasProcessedVideo {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** An account that is gone by then is no error: the news came too late to matter. */
  execute(accountId: string, has: boolean): Promise<void> {
    return this.transaction.run(async () => {
      const profile = await this.em.findOne(Profile, { accountId });
      profile?.setHasProcessedVideo(has, this.clock.now());
    });
  }
}
