import { Injectable } from '@nestjs/common';
import { EndWaiting } from './use-cases/end-waiting.js';

/**
 * Ends reservations for other modules. Separate from `ReservationsFacade`, which matching uses, because ending one uses matching.
 */
@Injectable()
export class ReservationEndings {
  constructor(private readonly waiting: EndWaiting) {}

  /** Ends ACTIVE reservations of a suspended account on both sides, in the same transaction. @returns their number. */
  endWaitingOf(accountId: string): Promise<number> {
    return this.waiting.execute(accountId);
  }
}
