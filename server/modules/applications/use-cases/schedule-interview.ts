import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { AlreadyChanged } from '../domain/application.errors.js';
import { Interview } from '../domain/interview.entity.js';
import { planInterview, type PlannedInterview } from '../domain/interview-plan.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { PlanInterviewers } from './plan-interviewers.js';
import { ApplicationNotifier } from './application-notifier.js';
import { InterviewNotifier } from './interview-notifier.js';

/** The company invites to an interview at a fixed time, or proposes several times. */
@Injectable()
export class ScheduleInterview {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly disclosures: DisclosuresFacade,
    private readonly interviewers: PlanInterviewers,
    private readonly notifier: ApplicationNotifier,
    private readonly interviewNotifier: InterviewNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param wanted null sets the status without a date.
   * @throws NotFound, AlreadyChanged, and errors of `planInterview` and `PlanInterviewers`.
   */
  execute(actor: Actor, id: string, wanted: PlannedInterview | null): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCompany(actor, id);
      const at = this.clock.now();
      const plan = wanted && planInterview(wanted, at, 'interview');
      if (!plan && application.status === 'INTERVIEW') throw new AlreadyChanged(application.status);
      const participants = plan
        ? await this.interviewers.execute(application, plan, {
            asked: wanted.interviewerIds,
            otherwise: [actor.id],
            interviewId: null,
            path: 'interview',
          })
        : [];
      const move = application.interview(at);
      this.applications.note(application, move, { party: 'COMPANY', actorId: actor.id, at });
      const { seekerId, companyId } = application;
      await this.disclosures.disclose({
        seekerId,
        companyId,
        type: 'INTERVIEW_SCHEDULED',
        actorId: actor.id,
        reference: { type: 'APPLICATION', id },
      });
      await this.notifier.changed(application, 'COMPANY');
      if (!plan) return;
      const interview = Interview.arrange({ id: newId(), applicationId: id }, plan, at);
      this.applications.addInterview(interview, participants);
      const kind = interview.status === 'PROPOSED' ? 'INTERVIEW_PROPOSED' : 'INTERVIEW_SCHEDULED';
      await this.notifier.byEmail(application, kind, { interviewId: interview.id });
      await this.interviewNotifier.arranged(application, interview, actor.id, participants);
    });
  }
}
