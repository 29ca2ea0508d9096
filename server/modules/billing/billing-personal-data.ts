import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../platform/clock/database-time.js';
import { Transaction } from '../../platform/database/transaction.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { forgetCard } from './jobs/forget-card.definition.js';
import { PlanTerms } from './persistence/plan-terms.js';

/**
 * Purchases of a person. Tax law requires invoices with the buyer's name for seven years, even after the account is closed. Closing an
 * account only expires its unpaid purchases.
 */
@Injectable()
export class BillingPersonalData implements PersonalDataHolder {
  readonly name = 'billing';
  readonly columns = [
    'purchase.owner_id',
    'invoice.owner_id',
    'plan_choice.owner_id',
    'plan_price.set_by',
    'plan_term.owner_id',
    'billing_email.owner_id',
    'low_balance_notice.owner_id',
    'payment_issue.owner_id',
    'payment_issue.handled_by',
  ];
  readonly expiring: readonly ExpiringKind[] = [
    { kind: 'PAYMENTS', purge: (before, limit) => this.#purgePayments(before, limit) },
    { kind: 'PAYMENT_MESSAGES', purge: (before, limit) => this.#purgeMessages(before, limit) },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly terms: PlanTerms,
    private readonly outbox: Outbox,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('purchases.json', () =>
      this.em.fork().execute(
        `select p.id, p.kind, p.pack_type, p.plan, p.credits, p.subtotal_cents, p.gst_cents, p.qst_cents, p.total_cents,
                p.status, p.created_at, p.paid_at, p.ended_at, i.number as invoice_number, i.buyer_name, i.buyer_company
           from purchase p left join invoice i on i.purchase_id = p.id
          where p.owner_id = ? order by p.created_at desc, p.id desc`,
        [accountId],
      ),
    );
  }

  close(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.em.execute(
        `update purchase set status = 'EXPIRED', ended_at = ? where owner_id = ? and status = 'AWAITING_PAYMENT'`,
        [await this.time.now(), accountId],
      );
      const card = (await this.terms.of(accountId))?.card;
      if (card) await this.outbox.enqueue(forgetCard, { customer: card.customer });
      for (const table of ['plan_choice', 'plan_term', 'low_balance_notice', 'billing_email'])
        await this.em.execute(`delete from ${table} where owner_id = ?`, [accountId]);
    });
  }

  erase(accountId: string): Promise<void> {
    return this.close(accountId);
  }

  #purgePayments(before: Date, limit: number): Promise<number> {
    return this.transaction.run(async () => {
      const due = 'select id from purchase where created_at < ? order by created_at limit ?';
      await this.em.execute(`select set_config('entrevue.erasure', 'on', true)`);
      for (const [table, since] of [
        ['billing_email', 'created_at'],
        ['payment_issue', 'opened_at'],
      ] as const)
        await this.em.execute(`delete from ${table} where ${since} < ?`, [before]);
      await this.em.execute(`delete from invoice where purchase_id in (${due})`, [before, limit]);
      const gone = await this.em.execute<unknown[]>(`delete from purchase where id in (${due}) returning id`, [
        before,
        limit,
      ]);
      await this.em.execute(`select set_config('entrevue.erasure', 'off', true)`);
      return gone.length;
    });
  }

  async #purgeMessages(before: Date, limit: number): Promise<number> {
    const gone = await this.em.execute<unknown[]>(
      `delete from payment_event where id in (
         select id from payment_event where received_at < ? order by received_at limit ?) returning id`,
      [before, limit],
    );
    return gone.length;
  }
}
