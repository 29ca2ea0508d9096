import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ConcealApplicant } from './conceal-applicant.js';
import { Deciders } from './deciders.js';
import { Tell } from './tell.js';

/** A candidate withdraws an unanswered application, and the company loses access to the profile. */
@Injectable()
export class WithdrawApplication {
  constructor(
    private readonly em: EntityManager,
    private readonly deciders: Deciders,
    private readonly applications: ApplicationRepository,
    private readonly conceal: ConcealApplicant,
    private readonly tell: Tell,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; WithdrawalRefused after an answer of the company. */
  execute(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.deciders.ofCandidate(actor, id);
      const at = this.clock.now();
      const move = application.withdraw(at);
      this.applications.note(application, move, { party: 'CANDIDATE', actorId: actor.id, at });
      await this.em.flush();
      const { seekerId, companyId } = application;
      await this.conceal.execute({ seekerId, companyId, actorId: actor.id });
      await this.tell.changed(application, 'CANDIDATE');
      await this.tell.byLetter(application, 'APPLICATION_WITHDRAWN');
    });
  }
}
