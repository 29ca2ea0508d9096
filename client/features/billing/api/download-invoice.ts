import { apiFile } from '../../../lib/backend';
import { saveFile } from '../../../lib/save-file';

export interface InvoiceToDownload {
  readonly id: string;
  readonly number: string;
}

/** Downloads an invoice as PDF, as it was issued. */
export async function downloadInvoice({ id, number }: InvoiceToDownload): Promise<void> {
  saveFile(await apiFile({ path: `/api/subscriptions/invoices/${id}.pdf` }), `${number}.pdf`);
}
