import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

/** The company marks an application as reviewed, and the candidate is notified. */
@Injectable()
export class ReviewApplication {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AlreadyChanged */
  execute(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCompany(actor, id);
      const at = this.clock.now();
      this.applications.note(application, application.review(at), { party: 'COMPANY', actorId: actor.id, at });
      await this.notifier.changed(application, 'COMPANY');
    });
  }
}
