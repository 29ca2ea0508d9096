import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import type { Reservation } from '../domain/reservation.entity.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';

/**
 * Takes a reservation up for a change: the person's account, then the pair, then the row, as everybody who changes anything
 * between the two does. Profiles come after that, and the account of credits last. One step of use cases; call inside a transaction.
 */
@Injectable()
export class TakeReservation {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly matching: MatchingFacade,
    private readonly reservations: ReservationRepository,
  ) {}

  /** @returns null where there is none. */
  async execute(id: string): Promise<Reservation | null> {
    const pair = await this.reservations.pairOf(id);
    if (!pair) return null;
    await this.identity.holdAccounts([pair.seekerId]);
    await this.matching.lockPair(pair.companyId, pair.seekerId);
    return this.reservations.findForChange(id);
  }
}
