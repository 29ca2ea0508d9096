import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { EndReservations } from './end-reservations.js';

/** Ends ACTIVE reservations of a suspended account on both sides and releases the credits. Accepted ones stay. */
@Injectable()
export class EndWaiting {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly end: EndReservations,
    private readonly transaction: Transaction,
  ) {}

  /** @returns the number of ended reservations. */
  execute(accountId: string): Promise<number> {
    return this.transaction.run(async () => {
      const asked = await this.reservations.findOpen({ seekerId: accountId }, ['ACTIVE']);
      const asks = await this.reservations.findOpen({ recruiterId: accountId }, ['ACTIVE']);
      const ending = { waiting: 'CANCELLED', withMatches: false, actorId: null } as const;
      const ended = await this.end.execute(asked, { ...ending, side: 'SEEKER' });
      return ended + (await this.end.execute(asks, { ...ending, side: 'RECRUITER' }));
    });
  }
}
