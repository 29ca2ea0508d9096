import { Injectable } from '@nestjs/common';
import type { Bucket, DescriptionKey, Reference } from '../domain/ledger-terms.js';
import { grant } from '../domain/movements.js';
import { Ledger, type Receipt } from '../persistence/ledger.js';

export interface GrantInput {
  readonly ownerId: string;
  readonly credits: number;
  /** PURCHASED credits never expire. Monthly allowances are granted automatically, not here. */
  readonly bucket: Exclude<Bucket, 'MONTHLY'>;
  readonly expiresAt?: Date | null;
  /** Text on the statement. */
  readonly description: DescriptionKey;
  readonly reference?: Reference | null;
  readonly key: string;
}

/** Grants credits: a gift, or a paid purchase. */
@Injectable()
export class GrantCredits {
  constructor(private readonly ledger: Ledger) {}

  /** @throws IdempotencyKeyReused if the key was used for another grant. */
  execute({
    ownerId,
    credits,
    bucket,
    expiresAt = null,
    description,
    reference = null,
    key,
  }: GrantInput): Promise<Receipt> {
    const request = {
      key,
      asks: ['grant', credits, bucket, expiresAt, reference],
      description: { key: description, params: {} },
      reference,
    };
    return this.ledger.once(ownerId, request, (books, label) => grant(books, bucket, credits, expiresAt, label));
  }
}
