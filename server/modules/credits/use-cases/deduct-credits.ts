import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { PriceMismatch } from '../domain/credits.errors.js';
import { priceList } from '../domain/price-list.js';
import type { CreditDeductInput, CreditMovement } from '../http/credits.contract.js';
import { requestKey } from './request-key.js';
import { SpendCredits } from './spend-credits.js';

/** A recruiter pays for an act, at the price of the list and nothing else. */
@Injectable()
export class DeductCredits {
  constructor(private readonly spend: SpendCredits) {}

  /** @throws PriceMismatch, InsufficientCredits, IdempotencyKeyReused */
  async execute(actor: Actor, { amount, reason }: CreditDeductInput, key: string | undefined): Promise<CreditMovement> {
    if (amount !== priceList[reason]) throw new PriceMismatch(priceList[reason]);
    const { balance } = await this.spend.execute({
      ownerId: actor.id,
      price: reason,
      key: requestKey('deduct', actor.id, key),
      madeBy: actor.id,
    });
    return { success: true, new_balance: balance };
  }
}
