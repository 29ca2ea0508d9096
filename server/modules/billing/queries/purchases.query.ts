import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { inDollars } from '../domain/cents.js';
import type { Purchase, PurchasesPage, PurchasesQuery } from '../http/billing.contract.js';
import type { PurchaseRow } from '../persistence/purchases.js';
import { describePurchase } from './describe-purchase.js';

interface Row extends Omit<
  PurchaseRow,
  'owner_id' | 'provider' | 'provider_session' | 'provider_payment' | 'auto_renew' | 'renews_at' | 'fingerprint'
> {
  paid_at: string | null;
  invoice_id: string | null;
  invoice_number: string | null;
}

const source = `select p.id, p.status, p.kind, p.pack_type, p.plan, p.credits, p.subtotal_cents, p.gst_cents, p.qst_cents,
       p.total_cents, p.checkout_url, p.created_at, p.paid_at, i.id as invoice_id, i.number as invoice_number
  from purchase p left join invoice i on i.purchase_id = p.id`;

/** A person's purchases. */
@Injectable()
export class PurchasesReader {
  constructor(
    private readonly em: EntityManager,
    private readonly translator: Translator,
  ) {}

  /** With the payment page while it waits for payment. @throws NotFound if it does not exist or belongs to another account */
  async find(
    ownerId: string,
    id: string,
    language: Language,
  ): Promise<{ purchase: Purchase; checkoutUrl: string | null }> {
    const [row] = await this.em.execute<Row[]>(`${source} where p.owner_id = ? and p.id = ?`, [ownerId, id]);
    if (!row) throw new NotFound();
    const canBePaid = row.status === 'AWAITING_PAYMENT';
    return { purchase: this.#purchaseOf(row, language), checkoutUrl: canBePaid ? row.checkout_url : null };
  }

  async page(ownerId: string, { page, limit }: PurchasesQuery, language: Language): Promise<PurchasesPage> {
    const rows = await this.em.execute<Row[]>(
      `${source} where p.owner_id = ? order by p.created_at desc, p.id desc limit ? offset ?`,
      [ownerId, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      'select count(*)::int as total from purchase where owner_id = ?',
      [ownerId],
    );
    return { purchases: rows.map((row) => this.#purchaseOf(row, language)), total: counted?.total ?? 0, page, limit };
  }

  #purchaseOf(row: Row, language: Language): Purchase {
    return {
      id: row.id,
      status: row.status,
      kind: row.kind,
      pack_type: row.pack_type,
      plan: row.plan,
      description: describePurchase(row, language, this.translator),
      credits: row.credits,
      subtotal: inDollars(row.subtotal_cents),
      gst: inDollars(row.gst_cents),
      qst: inDollars(row.qst_cents),
      total: inDollars(row.total_cents),
      currency: 'CAD',
      invoice_id: row.invoice_id,
      invoice_number: row.invoice_number,
      created_at: new Date(row.created_at).toISOString(),
      paid_at: row.paid_at && new Date(row.paid_at).toISOString(),
    };
  }
}
