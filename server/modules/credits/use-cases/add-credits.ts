import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { CreditAddInput, CreditMovement } from '../http/credits.contract.js';
import { AdjustCredits } from './adjust-credits.js';

/** An operator gives credits to a recruiter. */
@Injectable()
export class AddCredits {
  constructor(private readonly adjust: AdjustCredits) {}

  /** @throws NotFound if the account is unknown or not a recruiter's; IdempotencyKeyReused */
  execute(
    actor: Actor,
    { user_id, amount: credits, reason }: CreditAddInput,
    key: string | undefined,
  ): Promise<CreditMovement> {
    return this.adjust.execute(actor, { user_id, credits, reason }, key, 'add');
  }
}
