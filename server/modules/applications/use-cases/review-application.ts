import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { Deciders } from './deciders.js';
import { Tell } from './tell.js';

/** The company marks an application as reviewed, and the candidate is notified. */
@Injectable()
export class ReviewApplication {
  constructor(
    private readonly deciders: Deciders,
    private readonly applications: ApplicationRepository,
    private readonly tell: Tell,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AlreadyChanged */
  execute(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.deciders.ofCompany(actor, id);
      const at = this.clock.now();
      this.applications.note(application, application.review(at), { party: 'COMPANY', actorId: actor.id, at });
      await this.tell.changed(application, 'COMPANY');
    });
  }
}
