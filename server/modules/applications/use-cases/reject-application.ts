import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ToldTooLate, ToldTooSoon } from '../domain/application.errors.js';
import { TELL_WITHIN_DAYS, UNDO_MS } from '../domain/application.policy.js';
import { settleRefusal } from '../jobs/settle-refusal.definition.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import type { WordsInBoth } from '../domain/message-text.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';
import { WriteRefusal } from './write-refusal.js';

export interface RefusalInput {
  /** A note, shown to the candidate. */
  readonly reason: string | null;
  /** The team's own, with variables; null: ours. */
  readonly words: WordsInBoth | null;
  /** When the candidate is notified; null: after five minutes. */
  readonly tellAt: Date | null;
}

const DAY_MS = 86_400_000;

/** @throws ToldTooSoon, ToldTooLate */
export function assertTellAt(tellAt: Date | null, now: Date): void {
  if (tellAt === null) return;
  const ahead = tellAt.getTime() - now.getTime();
  if (ahead < UNDO_MS) throw new ToldTooSoon();
  if (ahead > TELL_WITHIN_DAYS * DAY_MS) throw new ToldTooLate(TELL_WITHIN_DAYS);
}

/** The company declines an application. The candidate does not see it until it can no longer be undone. */
@Injectable()
export class RejectApplication {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
    private readonly write: WriteRefusal,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AlreadyChanged, UnknownVariable, ToldTooSoon, ToldTooLate */
  execute(actor: Actor, id: string, { reason, words, tellAt }: RefusalInput): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCompany(actor, id);
      const at = this.clock.now();
      const text = await this.write.execute(application, actor.id, words);
      assertTellAt(tellAt, at);
      const move = application.reject({ text, reason, tellAt }, at);
      const eventId = this.applications.note(application, move, {
        party: 'COMPANY',
        actorId: actor.id,
        at,
        note: reason,
      });
      await this.notifier.unseen(application);
      // A chosen time is in the row, and `applications.tell-refusals` reads it.
      if (tellAt !== null) return;
      await this.outbox.enqueue(settleRefusal, { application_id: id, event_id: eventId }, { delayMs: UNDO_MS });
      await this.notifier.byEmail(application, 'APPLICATION_REJECTED', { eventId, delayMs: UNDO_MS });
    });
  }
}
