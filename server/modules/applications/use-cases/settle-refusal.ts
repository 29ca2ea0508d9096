import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Application } from '../domain/application.entity.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';
import { InterviewNotifier } from './interview-notifier.js';

/** Makes a refusal final: withdraws an open offer, notifies interviewers, and the candidate sees the refusal from now on. */
@Injectable()
export class SettleRefusal {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
    private readonly interviewNotifier: InterviewNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns false if it was undone, or the application changed since. */
  execute(id: string, eventId: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const application = await this.decidable.hold(id);
      if (application?.status !== 'REJECTED' || application.leftAt) return false;
      if ((await this.applications.lastEventId(id)) !== eventId) return false;
      await this.settle(application);
      return true;
    });
  }

  /** Call inside the transaction that holds the application. */
  async settle(application: Application): Promise<void> {
    (await this.applications.findOffer(application.id))?.end('WITHDRAWN', this.clock.now());
    await this.notifier.changed(application, 'COMPANY');
    await this.interviewNotifier.ended(application);
  }
}
