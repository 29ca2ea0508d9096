import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { Offer, type OfferTerms } from '../domain/offer.entity.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { Deciders } from './deciders.js';
import { Tell } from './tell.js';

/** The company makes an offer. */
@Injectable()
export class MakeOffer {
  constructor(
    private readonly deciders: Deciders,
    private readonly applications: ApplicationRepository,
    private readonly disclosures: DisclosuresFacade,
    private readonly tell: Tell,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param terms null where the company tells them in another way.
   * @throws NotFound, AlreadyChanged
   */
  execute(actor: Actor, id: string, terms: OfferTerms | null): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.deciders.ofCompany(actor, id);
      const at = this.clock.now();
      this.applications.note(application, application.offer(at), { party: 'COMPANY', actorId: actor.id, at });
      if (terms) this.applications.addOffer(Offer.make(id, terms, at));
      const { seekerId, companyId } = application;
      await this.disclosures.disclose({
        seekerId,
        companyId,
        type: 'OFFER_MADE',
        actorId: actor.id,
        reference: { type: 'APPLICATION', id },
      });
      await this.tell.changed(application, 'COMPANY');
      await this.tell.byLetter(application, 'OFFER_MADE');
    });
  }
}
