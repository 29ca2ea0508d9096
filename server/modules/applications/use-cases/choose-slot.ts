import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { AlreadyChanged, ApplicationEnded } from '../domain/application.errors.js';
import { isOpen } from '../domain/application-lifecycle.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

/** The candidate chooses one of the proposed times. */
@Injectable()
export class ChooseSlot {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; AlreadyChanged if the application has ended; SlotGone */
  execute(actor: Actor, id: string, interviewId: string, slot: Date): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCandidate(actor, id);
      const interview = await this.applications.findInterview(interviewId, id);
      if (!interview) throw new NotFound();
      const now = this.clock.now();
      if (application.closedReason) throw new ApplicationEnded(application.closedReason);
      // A recent refusal is still unknown to the candidate.
      const known = application.statusForCandidate(now);
      if (!isOpen(known)) throw new AlreadyChanged(known);
      interview.choose(slot, now);
      application.touch(now);
      await this.notifier.changed(application, 'CANDIDATE');
      await this.notifier.byEmail(application, 'SLOT_CHOSEN', { interviewId });
    });
  }
}
