import { useMemo } from 'react';
import { Navigate } from 'react-router';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFilterAddress } from '../../../lib/use-filter-address';
import { useTeamActivity } from '../api/activity';
import { addressFromFilters, filtersFromAddress } from '../domain/activity-filters';
import { useTeamText } from '../messages/use-team-text';
import { ActivityView } from './ActivityView';

const inAddress = { read: filtersFromAddress, write: addressFromFilters, typedField: () => null };

/** `/recruiter/team/activity`, for owners. */
export function ActivityPage() {
  const { company } = useCurrentUser();
  useDocumentTitle(useTeamText()('activity.title'));
  return company === null ? <Navigate to={paths.team} replace /> : <OwnActivity companyId={company.id} />;
}

function OwnActivity({ companyId }: { readonly companyId: string }) {
  const { filters, ask } = useFilterAddress(inAddress);
  const read = useTeamActivity(companyId, filters);
  const pages = read.data?.pages;
  const data = useMemo(() => pages?.flatMap(({ entries }) => entries), [pages]);
  return (
    <ActivityView
      entries={loadable({ ...read, data })}
      members={pages?.[0]?.members ?? []}
      filters={filters}
      onFilters={ask}
      isRefreshing={read.isPlaceholderData}
      hasMore={read.hasNextPage}
      onMore={() => void read.fetchNextPage()}
      isLoadingMore={read.isFetchingNextPage}
      moreError={moreErrorOf(read)}
    />
  );
}
