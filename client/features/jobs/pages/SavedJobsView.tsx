import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { SavedJob } from '@modules/jobs/http/saved-jobs.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { useGoOn } from '../../../design-system/ShowMore/use-go-on';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { JobCard } from '../components/JobCard/JobCard';
import { useJobsText } from '../messages/use-jobs-text';

export interface SavedJobsViewProps {
  readonly jobs: Loadable<{ readonly items: readonly SavedJob[]; readonly total: number }>;
  readonly isLoadingMore: boolean;
  /** Error of the last "show more", or null. */
  readonly moreError: unknown;
  readonly onMore: () => void;
  readonly renderApply?: (job: SavedJob) => ReactNode;
  readonly renderSave?: (job: SavedJob) => ReactNode;
}

/** The jobs that the person saved, newest first, also those that are no longer open. */
export function SavedJobsView({ jobs, ...more }: SavedJobsViewProps) {
  const text = useJobsText();
  return (
    <Page>
      <PageHeader title={text('kept.title')} lead={text('kept.lead')} />
      <Kept jobs={jobs} {...more} />
    </Page>
  );
}

function Kept({ jobs, isLoadingMore, moreError, onMore, renderApply, renderSave }: SavedJobsViewProps) {
  const text = useJobsText();
  const errorText = useErrorText();
  const { list, mark } = useGoOn<HTMLUListElement>(jobs.status === 'ready' ? jobs.data.items.length : 0);
  if (jobs.status === 'loading') return <CardSkeleton count={3} label={text('kept.loading')} />;
  if (jobs.status === 'failed')
    return <ErrorState what={text('kept.loadFailed')} toDo={errorText(jobs.error)} onRetry={jobs.retry} />;
  const { items, total } = jobs.data;
  if (items.length === 0) {
    return (
      <EmptyState
        title={text('kept.none')}
        sentence={text('kept.noneHint')}
        action={
          <Button variant="primary" href={paths.jobs}>
            {text('kept.search')}
          </Button>
        }
      />
    );
  }
  const askForMore = (): void => {
    mark();
    onMore();
  };
  return (
    <>
      <Box component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {items.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            titleLevel={2}
            isOpen={job.is_open}
            action={job.is_open ? renderApply?.(job) : undefined}
            marks={renderSave?.(job)}
          />
        ))}
      </Box>
      {moreError === null ? (
        <ShowMore
          shown={items.length}
          total={total}
          onMore={askForMore}
          loading={isLoadingMore}
          summary={text('shownOf', { shown: items.length, count: total })}
        />
      ) : (
        <ErrorState
          level={2}
          what={text('moreFailed')}
          toDo={errorText(moreError)}
          onRetry={askForMore}
          retrying={isLoadingMore}
        />
      )}
    </>
  );
}
