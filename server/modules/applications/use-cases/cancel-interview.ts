import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { BookedTimes } from '../persistence/booked-times.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';
import { InterviewNotifier } from './interview-notifier.js';

/** The company cancels an interview. The application's status does not change. */
@Injectable()
export class CancelInterview {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly booked: BookedTimes,
    private readonly notifier: ApplicationNotifier,
    private readonly interviewNotifier: InterviewNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, InterviewCancelled */
  execute(actor: Actor, id: string, interviewId: string): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCompany(actor, id);
      const interview = await this.applications.findInterview(interviewId, id);
      if (!interview) throw new NotFound();
      const now = this.clock.now();
      interview.cancel(now);
      await this.booked.release(interviewId);
      application.touch(now);
      await this.notifier.changed(application, 'COMPANY');
      await this.notifier.byEmail(application, 'INTERVIEW_CANCELLED', { interviewId });
      await this.interviewNotifier.cancelled(application, interview, actor.id);
    });
  }
}
