import { Injectable } from '@nestjs/common';
import { EndWaiting } from './use-cases/end-waiting.js';

/** Endings that come from elsewhere. Apart from `ReservationsFacade`, which matching asks: ending a reservation asks matching. */
@Injectable()
export class ReservationEndings {
  constructor(private readonly waiting: EndWaiting) {}

  /** Somebody is suspended: what waits on either side of them ends, in the same transaction. @returns how many ended. */
  endWaitingOf(accountId: string): Promise<number> {
    return this.waiting.execute(accountId);
  }
}
