import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { PaymentIssueDetails, PaymentIssueKind } from '../domain/payment-issue.js';

export interface PaymentIssueInput {
  readonly kind: PaymentIssueKind;
  /** Identifies the case: the same reference is not opened twice. */
  readonly reference: string;
  readonly purchaseId: string | null;
  readonly ownerId: string | null;
  readonly cents: number | null;
  readonly details?: PaymentIssueDetails;
}

/** Log event names that existing alerts use; other kinds log `payment-issue-opened`. */
const logEvents: Readonly<Partial<Record<PaymentIssueKind, string>>> = {
  PAID_AFTER_END: 'payment-after-the-end',
  WRONG_AMOUNT: 'payment-of-another-amount',
  UNKNOWN_PURCHASE: 'payment-of-nothing',
};

/** Adds a payment to the operators' queue, in the transaction that found the problem. */
@Injectable()
export class OpenPaymentIssue {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
    private readonly logger: Logger,
  ) {}

  async execute({ kind, reference, purchaseId, ownerId, cents, details = {} }: PaymentIssueInput): Promise<void> {
    const rows = await this.em.execute<unknown[]>(
      `insert into payment_issue (id, kind, reference, purchase_id, owner_id, amount_cents, details, status, opened_at)
       values (?, ?, ?, ?, ?, ?, ?::jsonb, 'OPEN', ?) on conflict (kind, reference) do nothing returning id`,
      [newId(), kind, reference, purchaseId, ownerId, cents, JSON.stringify(details), await this.time.now()],
    );
    if (rows.length === 0) return;
    const event = logEvents[kind] ?? 'payment-issue-opened';
    this.logger.error({ event, kind, reference, purchaseId, cents }, 'a payment needs a person');
  }
}
