import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { loadable } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useJobs } from '../api/list-jobs';
import { addressFromFilters, filtersFromAddress, type JobFilters } from '../domain/job-filters';
import { useJobsText } from '../messages/use-jobs-text';
import { JobsView } from './JobsView';

export function JobsPage() {
  const text = useJobsText();
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersFromAddress(address), [address]);
  const read = useJobs(filters);
  useDocumentTitle(text('title'));
  const data = useMemo(
    () =>
      read.data && { items: read.data.pages.flatMap(({ jobs }) => jobs), total: read.data.pages.at(-1)?.total ?? 0 },
    [read.data],
  );
  const ask = (asked: JobFilters): void =>
    setAddress(addressFromFilters(asked), { replace: true, preventScrollReset: true });
  return (
    <JobsView
      filters={filters}
      onFilters={ask}
      jobs={loadable({ ...read, data })}
      isLoadingMore={read.isFetchingNextPage}
      onMore={() => void read.fetchNextPage()}
    />
  );
}
