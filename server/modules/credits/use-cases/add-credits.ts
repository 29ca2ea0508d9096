import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { IdentityFacade } from '../../identity/index.js';
import type { CreditAddInput, CreditMovement } from '../http/credits.contract.js';
import { AdjustBalance } from './adjust-balance.js';
import { requestKey } from './request-key.js';

/** An operator gives credits to a recruiter. */
@Injectable()
export class AddCredits {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly adjust: AdjustBalance,
  ) {}

  /** @throws NotFound for nobody and for who is no recruiter; IdempotencyKeyReused */
  async execute(actor: Actor, input: CreditAddInput, key: string | undefined): Promise<CreditMovement> {
    const account = await this.identity.findAccount(input.user_id);
    if (account?.role !== 'RECRUITER' && account?.role !== 'PENDING_RECRUITER') throw new NotFound();
    const { balance } = await this.adjust.execute({
      ownerId: account.id,
      credits: input.amount,
      reason: input.reason,
      key: requestKey('add', actor.id, key),
      madeBy: actor.id,
    });
    return { success: true, new_balance: balance };
  }
}
