import { Injectable } from '@nestjs/common';
import type { Plan } from '../domain/plans.js';
import { Ledger } from '../persistence/ledger.js';

/**
 * Opens a recruiter's account with the first month of a plan, or settles an existing one: removes expired credits and adds a
 * started month. Idempotent.
 */
@Injectable()
export class OpenAccount {
  constructor(private readonly ledger: Ledger) {}

  /** @param plan of a new account; an existing one keeps its plan. */
  execute(ownerId: string, plan: Plan = 'FREE'): Promise<void> {
    return this.ledger.open(ownerId, () => undefined, plan);
  }
}
