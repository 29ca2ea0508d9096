import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CreditsFacade } from '../../credits/index.js';
import { IssueUnchanged, NothingToTakeBack } from '../domain/billing.errors.js';
import type { PaymentIssueKind, PaymentIssueStatus } from '../domain/payment-issue.js';
import type { PaymentIssueRequest } from '../http/payment-issues.contract.js';
import { Purchases } from '../persistence/purchases.js';
import { grantKey } from './settle-purchase.js';

interface Row {
  kind: PaymentIssueKind;
  status: PaymentIssueStatus;
  purchase_id: string | null;
  owner_id: string | null;
}

/**
 * An operator handles an issue or reopens it. Taking credits back is also the operator's decision: at most what is left of the
 * purchase's credits, so no balance goes below 0. Lock order: the issue, the account.
 */
@Injectable()
export class HandlePaymentIssue {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
    private readonly credits: CreditsFacade,
    private readonly purchases: Purchases,
  ) {}

  /** @throws NotFound, IssueUnchanged if another operator was first, NothingToTakeBack */
  execute(operatorId: string, id: string, { status, note, take_back }: PaymentIssueRequest): Promise<void> {
    return this.transaction.run(async () => {
      const [row] = await this.em.execute<Row[]>(
        'select kind, status, purchase_id, owner_id from payment_issue where id = ? for update',
        [id],
      );
      if (!row) throw new NotFound();
      if (row.status === status) throw new IssueUnchanged();
      const isHandled = status === 'HANDLED';
      await this.em.execute(
        'update payment_issue set status = ?, note = ?, handled_by = ?, handled_at = ? where id = ?',
        [status, note, isHandled ? operatorId : null, isHandled ? await this.time.now() : null, id],
      );
      const taken = take_back === true ? await this.#takeBack(operatorId, id, row) : 0;
      await this.audit.record({
        operatorId,
        action: isHandled ? 'PAYMENT_ISSUE_HANDLED' : 'PAYMENT_ISSUE_REOPENED',
        subject: { type: 'PAYMENT_ISSUE', id },
        reason: note,
        details: { kind: row.kind, purchase_id: row.purchase_id, credits_taken: taken },
      });
    });
  }

  async #takeBack(operatorId: string, issueId: string, { purchase_id: purchaseId, owner_id }: Row): Promise<number> {
    const purchase = purchaseId === null ? null : await this.purchases.get(purchaseId);
    if (!purchase || owner_id === null || purchase.plan !== null || purchase.status !== 'PAID') {
      throw new NothingToTakeBack();
    }
    return this.credits.takeBack({
      ownerId: owner_id,
      grantKey: grantKey(purchase.id),
      reference: { type: 'PURCHASE', id: purchase.id },
      // The issue's lock allows this once per decision. The key is new each time because a reopened issue may be decided again.
      key: `${issueId}:${newId()}`,
      description: 'CREDITS.ENTRY_PAYMENT_DISPUTED',
      madeBy: operatorId,
    });
  }
}
