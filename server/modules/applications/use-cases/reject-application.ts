import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { UNDO_MS } from '../domain/application.policy.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { Deciders } from './deciders.js';
import { Tell } from './tell.js';

/** The company declines an application. The letter waits until the company can no longer take that back. */
@Injectable()
export class RejectApplication {
  constructor(
    private readonly deciders: Deciders,
    private readonly applications: ApplicationRepository,
    private readonly tell: Tell,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param reason for the candidate to read.
   * @throws NotFound, AlreadyChanged
   */
  execute(actor: Actor, id: string, reason: string | null): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.deciders.ofCompany(actor, id);
      const at = this.clock.now();
      const move = application.reject(reason, at);
      const eventId = this.applications.note(application, move, {
        party: 'COMPANY',
        actorId: actor.id,
        at,
        note: reason,
      });
      await this.tell.changed(application, 'COMPANY');
      await this.tell.byLetter(application, 'APPLICATION_REJECTED', { eventId, delayMs: UNDO_MS });
    });
  }
}
