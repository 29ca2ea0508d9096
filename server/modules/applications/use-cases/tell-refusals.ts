import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { DueRows } from '../../../platform/database/due-rows.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ApplicationNotifier } from './application-notifier.js';
import { DecidableApplications } from './decidable-applications.js';
import { SettleRefusal } from './settle-refusal.js';

const dueRefusals = {
  table: 'application',
  dueAt: 'tell_at',
  waiting: 'tell_at is not null',
  failure: 'candidates could not be notified of refusals',
};

/**
 * Tells candidates of refusals whose chosen time has come. The application is locked, settled, its email enqueued and `tell_at` cleared in one
 * transaction: a crash undoes all of it, and the row is still due.
 */
@Injectable()
export class TellRefusals {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly settleRefusal: SettleRefusal,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly dueRows: DueRows,
    private readonly time: DatabaseTime,
  ) {}

  /** One that fails does not stop the others. @returns how many candidates were notified. */
  due(signal?: AbortSignal): Promise<number> {
    return this.dueRows.settle(dueRefusals, ({ id }) => this.#tell(id), signal);
  }

  /** @returns false if it was undone, withdrawn or settled meanwhile, or the candidate closed their account. */
  #tell(id: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const application = await this.decidable.hold(id);
      const now = await this.time.now();
      if (!application?.tellAt || application.tellAt > now) return false;
      application.tellNothingLater();
      if (
        application.leftAt ||
        application.status !== 'REJECTED' ||
        application.statusForCandidate(now) !== 'REJECTED'
      ) {
        return false;
      }
      const eventId = await this.applications.lastEventId(id);
      if (eventId === null) throw new Error('a refusal left no step in the history');
      await this.settleRefusal.settle(application);
      await this.notifier.byEmail(application, 'APPLICATION_REJECTED', { eventId });
      return true;
    });
  }
}
