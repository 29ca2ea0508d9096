import { Injectable } from '@nestjs/common';
import { adjust } from '../domain/movements.js';
import { Ledger, type Receipt } from '../persistence/ledger.js';

export interface AdjustInput {
  readonly ownerId: string;
  /** Positive adds, negative removes; never 0. */
  readonly credits: number;
  /** Shown on the recruiter's statement and kept with it. */
  readonly reason: string;
  readonly key: string;
  /** The operator. */
  readonly madeBy: string;
}

/** Corrects a balance with an operator's reason. */
@Injectable()
export class AdjustBalance {
  constructor(private readonly ledger: Ledger) {}

  /** @throws InsufficientCredits if more is removed than available; IdempotencyKeyReused */
  execute({ ownerId, credits, reason, key, madeBy }: AdjustInput): Promise<Receipt> {
    const request = {
      key,
      asks: ['adjust', credits, reason],
      description: { key: 'CREDITS.ENTRY_ADJUSTMENT', params: { reason } },
      madeBy,
    } as const;
    return this.ledger.once(ownerId, request, (books, label) => adjust(books, credits, label));
  }
}
