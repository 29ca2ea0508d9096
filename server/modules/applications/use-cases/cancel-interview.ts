import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { Deciders } from './deciders.js';
import { Tell } from './tell.js';

/** The company cancels an interview. The application's status does not change. */
@Injectable()
export class CancelInterview {
  constructor(
    private readonly deciders: Deciders,
    private readonly applications: ApplicationRepository,
    private readonly tell: Tell,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, InterviewCancelled */
  execute(actor: Actor, id: string, interviewId: string): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.deciders.ofCompany(actor, id);
      const interview = await this.applications.findInterview(interviewId, id);
      if (!interview) throw new NotFound();
      const now = this.clock.now();
      interview.cancel(now);
      application.touch(now);
      await this.tell.changed(application, 'COMPANY');
      await this.tell.byLetter(application, 'INTERVIEW_CANCELLED', { interviewId });
    });
  }
}
