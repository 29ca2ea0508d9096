import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { ApplicationEnded, OfferClosed } from '../domain/application.errors.js';
import { Offer } from '../domain/offer.entity.js';
import { assertInReach, changedFields, type OfferTerms } from '../domain/offer-terms.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

/** The company makes an offer or changes it, which creates the next version. The same offer again changes nothing. */
@Injectable()
export class MakeOffer {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly disclosures: DisclosuresFacade,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AlreadyChanged, ApplicationEnded, OfferRefused; OfferClosed if the candidate has accepted. */
  execute(actor: Actor, id: string, terms: OfferTerms): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCompany(actor, id);
      const at = this.clock.now();
      if (application.closedReason) throw new ApplicationEnded(application.closedReason);
      const before = application.status === 'OFFERED' ? await this.applications.findOffer(id) : null;
      const state = before?.stateAt(at);
      if (state === 'ACCEPTED') throw new OfferClosed(state);
      if (before && state === 'OPEN' && changedFields(before.terms, terms).length === 0) return;
      assertInReach(terms, at);
      this.applications.note(application, application.offer(at), { party: 'COMPANY', actorId: actor.id, at });
      before?.end('REPLACED', at);
      // Close the old version first: one open version per application.
      await this.applications.flush();
      const offer = Offer.make({ applicationId: id, version: (before?.version ?? 0) + 1 }, terms, at);
      this.applications.addOffer(offer);
      const { seekerId, companyId } = application;
      await this.disclosures.disclose({
        seekerId,
        companyId,
        type: 'OFFER_MADE',
        actorId: actor.id,
        reference: { type: 'APPLICATION', id },
      });
      await this.notifier.changed(application, 'COMPANY');
      if (before) await this.notifier.offer(application, offer, 'CHANGED', at);
      await this.notifier.byEmail(application, before ? 'OFFER_CHANGED' : 'OFFER_MADE');
    });
  }
}
