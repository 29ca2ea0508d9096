import { Injectable } from '@nestjs/common';
import type { Plan } from '../domain/plans.js';
import { Ledger } from '../persistence/ledger.js';

/**
 * Opens the account of a recruiter with the first month of a plan, or brings one that exists to the present: what has expired
 * leaves it, and the month that has begun is added. Doing it again changes nothing.
 */
@Injectable()
export class OpenAccount {
  constructor(private readonly ledger: Ledger) {}

  /** @param plan of a new account; one that exists keeps its own. */
  execute(ownerId: string, plan: Plan = 'FREE'): Promise<void> {
    return this.ledger.open(ownerId, () => undefined, plan);
  }
}
