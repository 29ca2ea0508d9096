import type { RetentionReport } from '@modules/identity/http/retention.contract';
import Box from '@mui/material/Box';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { BackOfficePath } from '../components/BackOfficePath';
import type { Growing } from '../components/CardList';
import { RetentionCard } from '../components/RetentionCard';
import { retentionRuns } from '../domain/retention-runs';
import { useBackOfficeText } from '../messages/use-back-office-text';

/** Data erased by the retention job, by night. */
export function RetentionView(growing: Growing<RetentionReport>) {
  const text = useBackOfficeText();
  return (
    <Page>
      <PageHeader
        title={text('retention.title')}
        lead={text('retention.lead')}
        breadcrumbs={<BackOfficePath here={text('retention.title')} />}
      />
      <Runs {...growing} />
    </Page>
  );
}

function Runs({ list, isLoadingMore = false, moreError = null, onMore }: Growing<RetentionReport>) {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  if (list.status === 'loading') return <ListSkeleton count={2} label={text('loading')} />;
  if (list.status === 'failed') {
    return <ErrorState what={text('loadFailed')} toDo={errorText(list.error)} onRetry={list.retry} />;
  }
  const { items, total } = list.data;
  if (items.length === 0) {
    return <EmptyState title={text('retention.empty')} sentence={text('retention.empty.sentence')} />;
  }
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {retentionRuns(items).map((run) => (
          <RetentionCard key={run.at} run={run} />
        ))}
      </Box>
      <ShowMore shown={items.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
    </>
  );
}
