import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ApplicationNotifier } from './application-notifier.js';
import { DecidableApplications } from './decidable-applications.js';
import { SettleRefusal } from './settle-refusal.js';

interface Due {
  id: string;
  tell_at: string;
}

const BATCH = 100;

/**
 * Tells candidates of refusals whose chosen time has come. The application is locked, settled, its email enqueued and `tell_at` cleared in one
 * transaction: a crash undoes all of it, and the row is still due.
 */
@Injectable()
export class TellRefusals {
  constructor(
    private readonly em: EntityManager,
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly settleRefusal: SettleRefusal,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** One that fails does not stop the others. @returns how many candidates were notified. */
  async due(signal?: AbortSignal): Promise<number> {
    const now = this.clock.now();
    let notified = 0;
    const failures: unknown[] = [];
    for (let after: Due | undefined; ;) {
      const rows: Due[] = await this.#dueAfter(after, now);
      for (const { id } of rows) {
        signal?.throwIfAborted();
        try {
          if (await this.#tell(id)) notified += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      after = rows.at(-1);
      if (rows.length < BATCH) break;
    }
    if (failures.length > 0) throw new AggregateError(failures, 'candidates could not be notified of refusals');
    return notified;
  }

  #dueAfter(after: Due | undefined, now: Date): Promise<Due[]> {
    return this.em.fork().execute<Due[]>(
      `select id, tell_at from application
        where tell_at is not null and tell_at <= ? and (tell_at, id) > (coalesce(?::timestamptz, '-infinity'), ?::uuid)
        order by tell_at, id limit ${BATCH}`,
      [now, after?.tell_at ?? null, after?.id ?? '00000000-0000-0000-0000-000000000000'],
    );
  }

  /** @returns false if it was undone, withdrawn or settled meanwhile, or the candidate closed their account. */
  #tell(id: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const application = await this.decidable.hold(id);
      const now = this.clock.now();
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
