import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import type { Reservation } from '../domain/reservation.entity.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';

/**
 * Locks a reservation for a change: the person's account, the pair, then the row, like every change between the two. Profiles are
 * locked after that, credit accounts last. A step of use cases; call it inside a transaction.
 */
@Injectable()
export class TakeReservation {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly matching: MatchingFacade,
    private readonly reservations: ReservationRepository,
  ) {}

  /** @returns null if it does not exist. */
  async execute(id: string): Promise<Reservation | null> {
    const pair = await this.reservations.pairOf(id);
    if (!pair) return null;
    await this.identity.holdAccounts([pair.seekerId]);
    await this.matching.lockPair(pair.companyId, pair.seekerId);
    return this.reservations.findForChange(id);
  }
}
