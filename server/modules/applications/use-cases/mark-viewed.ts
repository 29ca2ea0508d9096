import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

/**
 * Records that the company opened an application, which the candidate may see. It is not a status, so no right is lost (decision
 * C-26).
 */
@Injectable()
export class MarkViewed {
  constructor(
    private readonly em: EntityManager,
    private readonly decidable: DecidableApplications,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async execute(actor: Actor, id: string): Promise<void> {
    const unseen = await this.em.execute<unknown[]>('select 1 from application where id = ? and viewed_at is null', [
      id,
    ]);
    // Usually it was opened before, which needs no lock.
    if (unseen.length === 0) return;
    await this.transaction.run(async () => {
      const application = await this.decidable.ofReader(actor, id);
      if (application.view(this.clock.now())) await this.notifier.changed(application, 'COMPANY');
    });
  }
}
