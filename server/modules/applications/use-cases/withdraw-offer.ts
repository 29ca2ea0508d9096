import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { AlreadyChanged, ApplicationEnded, NoOffer } from '../domain/application.errors.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

/** The company withdraws an unanswered offer. The application's status does not change. */
@Injectable()
export class WithdrawOffer {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, ApplicationEnded, NoOffer; OfferClosed with its state; AlreadyChanged after a refusal. */
  execute(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCompany(actor, id);
      if (application.closedReason) throw new ApplicationEnded(application.closedReason);
      const offer = await this.applications.findOffer(id);
      if (!offer) throw new NoOffer();
      const { status } = application;
      if (status !== 'OFFERED' && status !== 'ACCEPTED') throw new AlreadyChanged(status);
      const at = this.clock.now();
      offer.withdraw(at);
      application.touch(at);
      await this.notifier.changed(application, 'COMPANY');
      await this.notifier.offer(application, offer, 'WITHDRAWN', at);
      await this.notifier.byEmail(application, 'OFFER_WITHDRAWN');
    });
  }
}
