import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { AlreadyChanged, ApplicationEnded } from '../domain/application.errors.js';
import { isOpen } from '../domain/application-lifecycle.js';
import { planInterview, type PlannedInterview } from '../domain/interview-plan.js';
import { BookedTimes } from '../persistence/booked-times.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { PlanInterviewers } from './plan-interviewers.js';
import { ApplicationNotifier } from './application-notifier.js';
import { InterviewNotifier } from './interview-notifier.js';

/** The company moves an interview to another time or place, proposes new times, or changes only who takes part. */
@Injectable()
export class MoveInterview {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly interviewers: PlanInterviewers,
    private readonly booked: BookedTimes,
    private readonly notifier: ApplicationNotifier,
    private readonly interviewNotifier: InterviewNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AlreadyChanged, InterviewCancelled, and errors of `planInterview` and `PlanInterviewers`. */
  execute(actor: Actor, id: string, interviewId: string, wanted: PlannedInterview): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCompany(actor, id);
      const interview = await this.applications.findInterview(interviewId, id);
      if (!interview) throw new NotFound();
      if (application.closedReason) throw new ApplicationEnded(application.closedReason);
      if (!isOpen(application.status)) throw new AlreadyChanged(application.status);
      const now = this.clock.now();
      const plan = planInterview(wanted, now, 'move');
      const present = await this.booked.participantsOf(interviewId);
      const participants = await this.interviewers.execute(application, plan, {
        asked: wanted.interviewerIds,
        otherwise: present.length > 0 ? present : [actor.id],
        interviewId,
        path: 'move',
      });
      if (interview.follows(plan)) {
        // Only the team needs to know, for example when a colleague replaces another.
        interview.changeInterviewers();
        await this.notifier.unseen(application);
      } else {
        interview.move(plan, now);
        application.touch(now);
        await this.notifier.changed(application, 'COMPANY');
        const kind = interview.status === 'PROPOSED' ? 'INTERVIEW_PROPOSED' : 'INTERVIEW_MOVED';
        await this.notifier.byEmail(application, kind, { interviewId });
      }
      await this.booked.setParticipants(interviewId, participants);
      await this.interviewNotifier.moved(application, interview, actor.id, { before: present, after: participants });
    });
  }
}
