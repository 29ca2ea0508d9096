import type { Purchase } from '@modules/billing/http/billing.contract';

/** Invoice of a purchase; undefined until it is issued. */
export function invoiceOf({
  invoice_id: id,
  invoice_number: number,
}: Pick<Purchase, 'invoice_id' | 'invoice_number'>): { id: string; number: string } | undefined {
  return id === null || number === null ? undefined : { id, number };
}
