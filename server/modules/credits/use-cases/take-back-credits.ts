import { Injectable } from '@nestjs/common';
import type { Reference } from '../domain/ledger-terms.js';
import { adjust } from '../domain/movements.js';
import { fingerprintOf } from '../persistence/chain.js';
import { Ledger } from '../persistence/ledger.js';

export interface TakeBackInput {
  readonly ownerId: string;
  readonly credits: number;
  /** The purchase whose money was given back; its credits are taken once. */
  readonly reference: Reference;
}

/** A purchase was refunded: its credits go back, as far as they are still there. What was spent stays spent. */
@Injectable()
export class TakeBackCredits {
  constructor(private readonly ledger: Ledger) {}

  /** @returns how many were taken. */
  execute({ ownerId, credits, reference }: TakeBackInput): Promise<number> {
    return this.ledger.open(ownerId, (books) => {
      const taken = Math.min(credits, books.account.available);
      if (taken === 0) return 0;
      adjust(books, -taken, {
        key: `take-back:${reference.id}`,
        fingerprint: fingerprintOf(['take-back', credits, reference]),
        description: { key: 'CREDITS.ENTRY_PURCHASE_REFUNDED', params: {} },
        reference,
      });
      return taken;
    });
  }
}
