import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { mayUndo } from '../domain/application.policy.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

const BATCH = 100;

/** Expires due offers, each in its own transaction, and notifies both sides. Reads already treat them as expired. */
@Injectable()
export class ExpireOffers {
  constructor(
    private readonly em: EntityManager,
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of expired offers. */
  async execute(signal?: AbortSignal): Promise<number> {
    let expired = 0;
    for (;;) {
      const rows = await this.em.fork().execute<{ application_id: string }[]>(
        `select application_id from application_offer where state = 'OPEN' and expires_at <= ?
          order by expires_at, application_id limit ?`,
        [this.clock.now(), BATCH],
      );
      for (const { application_id: id } of rows) {
        signal?.throwIfAborted();
        if (await this.#expire(id)) expired += 1;
      }
      if (rows.length < BATCH) return expired;
    }
  }

  #expire(id: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const application = await this.decidable.hold(id);
      const offer = await this.applications.findOffer(id);
      const at = this.clock.now();
      if (!application || !offer?.expire(at)) return false;
      const known = application.statusForCandidate(at);
      if (application.leftAt || (known !== 'OFFERED' && known !== 'ACCEPTED')) return true;
      application.touch(at);
      await this.notifier.changed(application, 'SYSTEM', mayUndo(application, at) ? known : application.status);
      await this.notifier.offer(application, offer, 'EXPIRED', at);
      await this.notifier.byEmail(application, 'OFFER_EXPIRED');
      await this.notifier.byEmail(application, 'OFFER_LAPSED');
      return true;
    });
  }
}
