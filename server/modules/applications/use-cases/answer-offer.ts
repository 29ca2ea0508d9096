import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { AlreadyChanged, ApplicationEnded, NoOffer, OfferChanged } from '../domain/application.errors.js';
import type { Application } from '../domain/application.entity.js';
import { changedFields, type OfferAnswer } from '../domain/offer-terms.js';
import type { Offer } from '../domain/offer.entity.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

export interface OfferResponse {
  readonly answer: OfferAnswer;
  readonly note: string | null;
  /** The version that the candidate read; default: the newest. */
  readonly version: number | null;
}

/** The candidate accepts an offer, declines it, or asks a question. The same answer again changes nothing. */
@Injectable()
export class AnswerOffer {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, NoOffer, ApplicationEnded, AlreadyChanged, OfferChanged, OfferClosed */
  execute(actor: Actor, id: string, { answer, note, version }: OfferResponse): Promise<void> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCandidate(actor, id);
      const at = this.clock.now();
      const offer = await this.#current(application, version, at);
      if (!offer.respond(answer, note, at)) return;
      // The candidate accepted before they knew of the refusal, so the offer was still valid.
      if (application.status === 'REJECTED' && answer === 'ACCEPTED') {
        const move = application.undoRejection(at, 'SYSTEM');
        this.applications.note(application, move, { party: 'SYSTEM', actorId: null, at });
      }
      application.touch(at);
      await this.notifier.changed(application, 'CANDIDATE');
      await this.notifier.offer(application, offer, answer, at);
      await this.notifier.byEmail(application, `OFFER_${answer}`);
    });
  }

  async #current(application: Application, version: number | null, at: Date): Promise<Offer> {
    if (application.closedReason) throw new ApplicationEnded(application.closedReason);
    const known = application.statusForCandidate(at);
    if (known !== 'OFFERED' && known !== 'ACCEPTED') throw new AlreadyChanged(known);
    const offer = await this.applications.findOffer(application.id);
    if (!offer) throw new NoOffer();
    if (version !== null && version !== offer.version) {
      const read = await this.applications.findVersion(application.id, version);
      throw new OfferChanged(offer.version, read ? changedFields(read.terms, offer.terms) : []);
    }
    return offer;
  }
}
