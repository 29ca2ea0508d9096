import { useState } from 'react';
import { loadable } from '../../../lib/loadable';
import { useLast } from '../../../lib/use-last';
import { PURCHASES_STEP, usePurchases } from '../api/list-purchases';
import { Purchases } from '../components/Purchases';
import { useDownloads } from './use-downloads';

export function PurchasesSection() {
  const downloads = useDownloads();
  const [page, setPage] = useState(1);
  const read = usePurchases(page);
  // Keep the pagination while the next page loads.
  const total = useLast(read.data?.total ?? null) ?? 0;
  return (
    <Purchases
      purchases={loadable(read)}
      pages={{ page, pageCount: Math.ceil(total / PURCHASES_STEP), onPage: setPage }}
      downloading={downloads.runningInvoice}
      onInvoice={downloads.invoice}
    />
  );
}
