import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type HiringPeriod, hiringPeriods } from '@modules/operations/http/hiring.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { loadable } from '../../../lib/loadable';
import { useAge } from '../../../lib/use-age';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useLast } from '../../../lib/use-last';
import { downloadHiring } from '../api/download-hiring';
import { type HiringFilters, useHiringAnalytics } from '../api/hiring-analytics';
import { useHiringText } from '../messages/use-hiring-text';
import { HiringView } from './HiringView';

const USUAL: HiringPeriod = 91;

/** Reads the address; invalid values count as absent. */
function filtersFrom(address: URLSearchParams): HiringFilters {
  const days = hiringPeriods.find((period) => String(period) === address.get('days'));
  return { days: days ?? USUAL, jobId: address.get('job_id') };
}

function addressOf({ days, jobId }: HiringFilters): Record<string, string> {
  return { ...(days !== USUAL && { days: String(days) }), ...(jobId !== null && { job_id: jobId }) };
}

export function HiringPage() {
  const text = useHiringText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [address, setAddress] = useSearchParams();
  const [isRefreshing, setRefreshing] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const filters = filtersFrom(address);
  const read = useHiringAnalytics(filters);
  const postings = useLast(read.data?.jobs ?? null);
  useDocumentTitle(text('title'));
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await read.refetch();
    setRefreshing(false);
  };
  const download = async (): Promise<void> => {
    setDownloading(true);
    try {
      await downloadHiring(filters.days, text('fileName'));
    } catch (error) {
      toasts.error(`${text('downloadFailed')} ${errorText(error)}`);
    } finally {
      setDownloading(false);
    }
  };
  return (
    <HiringView
      filters={filters}
      analytics={loadable(read)}
      postings={postings ?? []}
      updated={useAge(read.dataUpdatedAt)}
      isRefreshing={isRefreshing}
      isDownloading={isDownloading}
      onFilters={(asked) => setAddress(addressOf(asked), { replace: true, preventScrollReset: true })}
      onRefresh={() => void refresh()}
      onDownload={() => void download()}
    />
  );
}
