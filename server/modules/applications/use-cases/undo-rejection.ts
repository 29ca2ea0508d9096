import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { followPosting } from '../jobs/follow-posting.definition.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { Deciders } from './deciders.js';
import { Tell } from './tell.js';

/** The company undoes a refusal within five minutes: the application returns to its previous status, and no email is sent. */
@Injectable()
export class UndoRejection {
  constructor(
    private readonly deciders: Deciders,
    private readonly applications: ApplicationRepository,
    private readonly tell: Tell,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AlreadyChanged, UndoOver */
  execute(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.deciders.ofCompany(actor, id);
      const at = this.clock.now();
      this.applications.note(application, application.undoRejection(at), { party: 'COMPANY', actorId: actor.id, at });
      await this.tell.unseen(application);
      // The posting may have closed meanwhile, which ends the application now.
      await this.outbox.enqueue(followPosting, { job_id: application.jobId });
    });
  }
}
