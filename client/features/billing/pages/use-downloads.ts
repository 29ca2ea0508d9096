import { useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { downloadHistory } from '../api/download-history';
import { downloadInvoice, type InvoiceToDownload } from '../api/download-invoice';
import { useBillingText } from '../messages/use-billing-text';

const STATEMENT = 'statement';

/** Downloads one file at a time. An error stays until it is dismissed. */
export function useDownloads() {
  const text = useBillingText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [running, setRunning] = useState<string | null>(null);
  const run = async (name: string, failed: string, download: () => Promise<void>): Promise<void> => {
    setRunning(name);
    try {
      await download();
    } catch (error) {
      toasts.error(`${failed} ${errorText(error)}`);
    } finally {
      setRunning(null);
    }
  };
  return {
    isStatementRunning: running === STATEMENT,
    runningInvoice: running,
    statement: () => void run(STATEMENT, text('history.csvFailed'), downloadHistory),
    invoice: (invoice: InvoiceToDownload) =>
      void run(invoice.id, text('invoice.failed'), () => downloadInvoice(invoice)),
  };
}
