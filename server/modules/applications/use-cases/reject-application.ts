import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { UNDO_MS } from '../domain/application.policy.js';
import { settleRefusal } from '../jobs/settle-refusal.definition.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import type { WordsInBoth } from '../domain/message-text.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';
import { WriteRefusal } from './write-refusal.js';

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

  /**
   * @param reason a note, shown to the candidate.
   * @param words the team's own, with variables; null: ours.
   * @throws NotFound, AlreadyChanged, UnknownVariable
   */
  execute(actor: Actor, id: string, reason: string | null, words: WordsInBoth | null): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCompany(actor, id);
      const at = this.clock.now();
      const text = await this.write.execute(application, actor.id, words);
      const move = application.reject(text, reason, at);
      const eventId = this.applications.note(application, move, {
        party: 'COMPANY',
        actorId: actor.id,
        at,
        note: reason,
      });
      await this.notifier.unseen(application);
      await this.outbox.enqueue(settleRefusal, { application_id: id, event_id: eventId }, { delayMs: UNDO_MS });
      await this.notifier.byEmail(application, 'APPLICATION_REJECTED', { eventId, delayMs: UNDO_MS });
    });
  }
}
