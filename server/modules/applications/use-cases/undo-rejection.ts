import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { followPosting } from '../jobs/follow-posting.definition.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

/** The company undoes a refusal within five minutes: the application returns to its previous status, and no email is sent. */
@Injectable()
export class UndoRejection {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AlreadyChanged, UndoOver */
  execute(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCompany(actor, id);
      const at = this.clock.now();
      this.applications.note(application, application.undoRejection(at), { party: 'COMPANY', actorId: actor.id, at });
      await this.notifier.unseen(application);
      // The posting may have closed meanwhile, which ends the application now.
      await this.outbox.enqueue(followPosting, { job_id: application.jobId });
    });
  }
}
