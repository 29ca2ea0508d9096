import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { pairReopened } from '../domain/reservation.events.js';
import { partyOf } from '../domain/reservation.policy.js';
import { ClosedPairs } from '../persistence/closed-pairs.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { TakeReservation } from './take-reservation.js';

/** The person lets a company ask again after a refusal or an expiry. Exclusions are not removed. */
@Injectable()
export class ReopenPair {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly take: TakeReservation,
    private readonly closedPairs: ClosedPairs,
    private readonly disclosures: DisclosuresFacade,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Idempotent.
   *
   * @throws NotFound both for a missing reservation and for somebody else's.
   */
  execute(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const pair = await this.reservations.pairOf(id);
      if (!pair || partyOf(actor, pair) !== 'SEEKER') throw new NotFound();
      const reservation = await this.take.execute(id);
      const { mayReserve } = (await this.closedPairs.standingsOf([pair]))(pair);
      await this.closedPairs.open(pair);
      if (!reservation || mayReserve === 'NOW' || (await this.#isHidden(pair))) return;
      await this.outbox.publish(pairReopened, {
        event_id: newId(),
        reservation_id: id,
        recruiter_id: reservation.recruiterId,
      });
    });
  }

  /** A company that the person hides from may not ask even after reopening, so it is not notified. */
  async #isHidden({ seekerId, companyId }: { readonly seekerId: string; readonly companyId: string }) {
    return (await (await this.disclosures.exclusionsOf(seekerId)).among([companyId])).has(companyId);
  }
}
