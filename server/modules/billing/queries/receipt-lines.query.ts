import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { asMoney } from '../emails/as-money.js';
import { describePurchase } from './describe-purchase.js';
import type { InvoiceRow } from './invoice.query.js';

/** The invoice as lines of an email. The PDF is not attached because it needs a sign-in. */
@Injectable()
export class ReceiptLines {
  constructor(
    private readonly em: EntityManager,
    private readonly translator: Translator,
  ) {}

  /** Empty for a purchase without an invoice. */
  async of(purchaseId: string, language: Language): Promise<readonly string[]> {
    const [row] = await this.em.execute<InvoiceRow[]>(
      `select i.number, i.seller_name, i.gst_number, i.qst_number, p.kind, p.pack_type, p.plan, p.credits, p.subtotal_cents,
              p.gst_cents, p.qst_cents, p.total_cents
         from invoice i join purchase p on p.id = i.purchase_id where p.id = ?`,
      [purchaseId],
    );
    if (!row) return [];
    const text = (key: string, params: Readonly<Record<string, string>> = {}): string =>
      this.translator.text(key, language, params);
    const line = (label: string, cents: number): string =>
      text('BILLING.EMAIL_LINE', { label, amount: asMoney(cents, language) });
    const numbers = [
      ...(row.gst_number === null ? [] : [text('BILLING.INVOICE_GST_NUMBER', { number: row.gst_number })]),
      ...(row.qst_number === null ? [] : [text('BILLING.INVOICE_QST_NUMBER', { number: row.qst_number })]),
    ];
    return [
      text('BILLING.INVOICE_TITLE', { number: row.number }),
      line(describePurchase(row, language, this.translator), row.subtotal_cents),
      line(text('BILLING.TAX_GST'), row.gst_cents),
      line(text('BILLING.TAX_QST'), row.qst_cents),
      line(text('BILLING.INVOICE_TOTAL'), row.total_cents),
      [row.seller_name, ...numbers].join(' · '),
    ];
  }
}
