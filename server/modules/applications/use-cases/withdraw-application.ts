import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ConcealApplicant } from './conceal-applicant.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

/** A candidate withdraws an unanswered application, and the company loses access to the profile. */
@Injectable()
export class WithdrawApplication {
  constructor(
    private readonly em: EntityManager,
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly conceal: ConcealApplicant,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; WithdrawalRefused after an answer of the company. */
  execute(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCandidate(actor, id);
      const at = this.clock.now();
      const move = application.withdraw(at);
      this.applications.note(application, move, { party: 'CANDIDATE', actorId: actor.id, at });
      await this.em.flush();
      const { seekerId, companyId } = application;
      await this.conceal.execute({ seekerId, companyId, actorId: actor.id });
      await this.notifier.changed(application, 'CANDIDATE');
      await this.notifier.byEmail(application, 'APPLICATION_WITHDRAWN');
    });
  }
}
