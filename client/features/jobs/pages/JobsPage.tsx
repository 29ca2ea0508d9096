import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { loadable } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useJobs } from '../api/list-jobs';
import { foundJobs } from '../domain/found-jobs';
import { addressFromFilters, filtersFromAddress, type JobFilters, typedField } from '../domain/job-filters';
import { useJobsText } from '../messages/use-jobs-text';
import { JobsView } from './JobsView';
import { useRecentSearches } from './use-recent-searches';

export function JobsPage() {
  const text = useJobsText();
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersFromAddress(address), [address]);
  const read = useJobs(filters);
  const { data: pages, isPlaceholderData, isFetchNextPageError } = read;
  const recent = useRecentSearches(filters, pages !== undefined && !isPlaceholderData);
  const typing = useRef<keyof JobFilters | null>(null);
  useDocumentTitle(text('title'));
  const data = useMemo(() => pages && foundJobs(pages.pages), [pages]);
  const ask = (asked: JobFilters): void => {
    // Going back undoes a choice or a word, not the letters of a word one by one.
    const field = typedField(filters, asked);
    const isGoingOn = field !== null && field === typing.current;
    typing.current = field;
    setAddress(addressFromFilters(asked), { replace: isGoingOn, preventScrollReset: true });
  };
  return (
    <JobsView
      filters={filters}
      onFilters={ask}
      jobs={loadable({ ...read, data })}
      isRefreshing={isPlaceholderData}
      isLoadingMore={read.isFetchingNextPage}
      moreError={isFetchNextPageError ? read.error : null}
      onMore={() => void read.fetchNextPage()}
      recent={recent}
    />
  );
}
