import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { ActPerformer } from '../act-performer.js';
import { NoAct, PriceMismatch } from '../domain/credits.errors.js';
import { priceList } from '../domain/price-list.contract.js';
import type { CreditDeductInput, CreditMovement } from '../http/credits.contract.js';
import { TeamBalanceQuery } from '../queries/team-balance.query.js';

/**
 * A recruiter pays the price of an action. The owning module performs it in the same transaction, so no credit is charged for
 * nothing (decision 0025).
 */
@Injectable()
export class DeductCredits {
  constructor(
    private readonly acts: ActPerformer,
    private readonly balance: TeamBalanceQuery,
  ) {}

  /** @throws PriceMismatch, NoAct, InsufficientCredits, IdempotencyKeyReused, and errors of the action */
  async execute(
    actor: Actor,
    { amount, reason: act, reference }: CreditDeductInput,
    key: string | undefined,
  ): Promise<CreditMovement> {
    if (amount !== priceList[act]) throw new PriceMismatch(priceList[act]);
    const isDone = await this.acts.perform({ actor, act, target: reference ?? null, key });
    if (!isDone) throw new NoAct();
    return { success: true, new_balance: (await this.balance.execute(actor.id)).balance };
  }
}
