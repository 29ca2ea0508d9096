import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { AlreadyChanged, ApplicationEnded } from '../domain/application.errors.js';
import { isOpen } from '../domain/application-lifecycle.js';
import { BookedTimes } from '../persistence/booked-times.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { BookFreeTime } from './book-free-time.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

/** The candidate chooses one of the proposed times, or a free time of the interviewers. */
@Injectable()
export class ChooseSlot {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly bookFreeTime: BookFreeTime,
    private readonly booked: BookedTimes,
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
      // The same choice again, for example after a lost answer.
      if (interview.isChosen(slot)) return;
      if (interview.freeUntil === null) interview.choose(slot, now);
      else await this.bookFreeTime.execute(application, interview, slot);
      application.touch(now);
      await this.notifier.changed(application, 'CANDIDATE');
      await this.notifier.toInterviewers(application, interviewId, await this.booked.participantsOf(interviewId));
    });
  }
}
