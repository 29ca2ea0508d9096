import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { newId } from '../../../platform/ids/new-id.js';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { invoiceNumber, invoiceYear } from '../domain/invoice-number.js';

/**
 * Invoices a purchase in the caller's transaction. The number comes from a row that stays locked until the commit: a rollback
 * returns the number and a parallel request waits, so numbers have no gaps.
 */
@Injectable()
export class IssueInvoice {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: Settings,
    private readonly identity: IdentityFacade,
    private readonly companies: CompaniesFacade,
  ) {}

  async execute(purchaseId: string, ownerId: string, now: Date): Promise<string> {
    const { INVOICE_SELLER, INVOICE_ADDRESS, GST_NUMBER, QST_NUMBER } = this.settings.env;
    const buyer = await this.identity.findAccount(ownerId);
    const company = await this.companies.companyOf(ownerId);
    const year = invoiceYear(now);
    const [counter] = await this.em.execute<{ last: number }[]>(
      `insert into invoice_counter (year, last) values (?, 1)
       on conflict (year) do update set last = invoice_counter.last + 1 returning last`,
      [year],
    );
    if (!counter) throw new Error('an invoice got no number');
    const id = newId();
    await this.em.execute(
      `insert into invoice (id, purchase_id, owner_id, year, sequence, number, buyer_name, buyer_company, seller_name,
                            seller_address, gst_number, qst_number, issued_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        purchaseId,
        ownerId,
        year,
        counter.last,
        invoiceNumber(year, counter.last),
        buyer?.full_name ?? '',
        company?.name ?? null,
        INVOICE_SELLER,
        INVOICE_ADDRESS ?? null,
        GST_NUMBER ?? null,
        QST_NUMBER ?? null,
        now,
      ],
    );
    return id;
  }
}
