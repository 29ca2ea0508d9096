import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { UNDO_MS } from '../domain/application.policy.js';
import { settleRefusal } from '../jobs/settle-refusal.definition.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

/** The company declines an application. The candidate does not see it until it can no longer be undone. */
@Injectable()
export class RejectApplication {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param reason shown to the candidate.
   * @throws NotFound, AlreadyChanged
   */
  execute(actor: Actor, id: string, reason: string | null): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCompany(actor, id);
      const at = this.clock.now();
      const move = application.reject(reason, at);
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
