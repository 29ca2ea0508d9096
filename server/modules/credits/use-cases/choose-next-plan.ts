import { Injectable } from '@nestjs/common';
import { endPlan, keepPlan } from '../domain/plan-movements.js';
import { Ledger } from '../persistence/ledger.js';

/** Sets whether an account's plan continues after the current month. Idempotent. */
@Injectable()
export class ChooseNextPlan {
  constructor(private readonly ledger: Ledger) {}

  execute(ownerId: string, choice: 'END' | 'KEEP'): Promise<void> {
    return this.ledger.open(ownerId, (books) => (choice === 'END' ? endPlan(books) : keepPlan(books)));
  }
}
