import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { PurchaseRow } from '../persistence/purchases.js';

/** An invoice with the amounts of its purchase. */
export interface InvoiceRow extends Pick<
  PurchaseRow,
  'kind' | 'pack_type' | 'plan' | 'credits' | 'subtotal_cents' | 'gst_cents' | 'qst_cents' | 'total_cents' | 'status'
> {
  number: string;
  buyer_name: string;
  buyer_company: string | null;
  seller_name: string;
  seller_address: string | null;
  gst_number: string | null;
  qst_number: string | null;
  issued_at: string;
  ended_at: string | null;
}

@Injectable()
export class InvoiceQuery {
  constructor(private readonly em: EntityManager) {}

  /** @throws NotFound if it does not exist or belongs to another account */
  async execute(ownerId: string, id: string): Promise<InvoiceRow> {
    const [row] = await this.em.execute<InvoiceRow[]>(
      `select i.number, i.buyer_name, i.buyer_company, i.seller_name, i.seller_address, i.gst_number, i.qst_number, i.issued_at,
              p.kind, p.pack_type, p.plan, p.credits, p.subtotal_cents, p.gst_cents, p.qst_cents, p.total_cents, p.status,
              p.ended_at
         from invoice i join purchase p on p.id = i.purchase_id where i.owner_id = ? and i.id = ?`,
      [ownerId, id],
    );
    if (!row) throw new NotFound();
    return row;
  }
}
