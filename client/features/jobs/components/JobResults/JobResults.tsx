import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ListedJob } from '@modules/jobs/http/jobs.contract';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../../design-system/Notice/Notice';
import { ShowMore } from '../../../../design-system/ShowMore/ShowMore';
import { useGoOn } from '../../../../design-system/ShowMore/use-go-on';
import { useErrorText } from '../../../../lib/error-text';
import type { FoundJobs } from '../../domain/found-jobs';
import type { JobFilters } from '../../domain/job-filters';
import { useJobsText } from '../../messages/use-jobs-text';
import { JobCard } from '../JobCard/JobCard';
import { useMoreOnScroll } from './use-more-on-scroll';

/** Jobs loaded by scrolling; after that a button, so that the footer can be reached. */
const BY_SCROLLING = 60;
/** Max jobs of the server's lists. */
const REACH = 10_000;

export interface JobResultsProps {
  readonly found: FoundJobs;
  readonly filters: JobFilters;
  /** Jobs for newer filters are loading; those shown are for the old ones. */
  readonly isRefreshing: boolean;
  readonly isLoadingMore: boolean;
  /** Error of the last "show more", or null. */
  readonly moreError: unknown;
  readonly onMore: () => void;
  readonly renderApply?: ((job: ListedJob) => ReactNode) | undefined;
  readonly renderMarks?: ((job: ListedJob) => ReactNode) | undefined;
}

/** A growing list of jobs. After a click on "show more", the focus moves to the first new job. */
export function JobResults(props: JobResultsProps) {
  const { found, filters, isRefreshing, isLoadingMore, moreError, onMore, renderApply, renderMarks } = props;
  const text = useJobsText();
  const errorText = useErrorText();
  const { items, total, isEstimate, isApproximate } = found;
  const { list, mark } = useGoOn<HTMLUListElement>(items.length);
  const hasFailed = moreError !== null;
  const end = useMoreOnScroll(
    items.length < Math.min(total, BY_SCROLLING) && !isLoadingMore && !isRefreshing && !hasFailed,
    onMore,
  );
  const askForMore = (): void => {
    mark();
    onMore();
  };
  return (
    <>
      {isApproximate && (
        <Notice tone="info" title={text('approximate.title')}>
          {text('approximate.sentence', { words: filters.search })}
        </Notice>
      )}
      <Box
        component="ul"
        ref={list}
        aria-busy={isRefreshing}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {items.map((job) => (
          <JobCard key={job.id} job={job} action={renderApply?.(job)} marks={renderMarks?.(job)} />
        ))}
      </Box>
      {/* `data-near`: a server-rendered page loads the application, which loads more, when this comes near. */}
      <div ref={end} {...(items.length < Math.min(total, BY_SCROLLING) && { 'data-near': 'application' })}>
        {hasFailed ? (
          <ErrorState
            level={3}
            what={text('moreFailed')}
            toDo={errorText(moreError)}
            onRetry={askForMore}
            retrying={isLoadingMore}
          />
        ) : (
          <ShowMore
            shown={items.length}
            total={Math.min(total, REACH)}
            onMore={askForMore}
            loading={isLoadingMore}
            summary={text(isEstimate ? 'shownOfAbout' : 'shownOf', { shown: items.length, count: total })}
          />
        )}
      </div>
    </>
  );
}
