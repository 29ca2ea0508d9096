import { useMemo } from 'react';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useDirectoryText } from '../messages/use-directory-text';
import { CompaniesView } from './CompaniesView';
import { useCompaniesPage } from './use-companies-page';

/** `/companies`: every company that may be seen. */
export function CompaniesPage() {
  const { filters, ask, read } = useCompaniesPage();
  const { data: pages } = read;
  useDocumentTitle(useDirectoryText()('title'));
  const data = useMemo(() => {
    const first = pages?.pages[0];
    return first && { ...first, companies: pages.pages.flatMap(({ companies }) => companies) };
  }, [pages]);
  return (
    <CompaniesView
      filters={filters}
      onFilters={ask}
      companies={loadable({ ...read, data })}
      isRefreshing={read.isPlaceholderData}
      hasMore={read.hasNextPage}
      isLoadingMore={read.isFetchingNextPage}
      moreError={moreErrorOf(read)}
      onMore={() => void read.fetchNextPage()}
    />
  );
}
