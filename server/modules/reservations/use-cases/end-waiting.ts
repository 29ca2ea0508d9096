import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { EndReservations } from './end-reservations.js';

/** Somebody is suspended: what they asked and what they were asked ends, and what was set aside goes back. What was agreed stays. */
@Injectable()
export class EndWaiting {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly end: EndReservations,
    private readonly transaction: Transaction,
  ) {}

  /** @returns how many ended. */
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
