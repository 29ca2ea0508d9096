import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo } from 'react';
import type { ListedJob } from '@modules/jobs/http/jobs.contract';
import { loadable } from '../../../lib/loadable';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { FeaturedCompanies } from '../components/FeaturedCompanies/FeaturedCompanies';
import { foundJobs } from '../domain/found-jobs';
import { useJobsText } from '../messages/use-jobs-text';
import { JobsView } from './JobsView';
import { useJobsPage } from './use-jobs-page';
import { useRecentSearches } from './use-recent-searches';

// Loaded only for signed-in seekers, to keep the first page of visitors small.
const ApplyAction = lazy(async () => ({ default: (await import('../apply/ApplyAction')).ApplyAction }));
const SavedSearches = lazy(async () => ({
  default: (await import('../components/SavedSearches/SavedSearches')).SavedSearches,
}));
const SeekerMarks = lazy(async () => ({ default: (await import('../components/SeekerMarks')).SeekerMarks }));

export function JobsPage() {
  const text = useJobsText();
  const { filters, ask, read, featured } = useJobsPage();
  const { data: pages, isPlaceholderData, isFetchNextPageError } = read;
  const recent = useRecentSearches(filters, pages !== undefined && !isPlaceholderData);
  const session = useSession();
  const isSeeker = session.status === 'signed-in' && session.user.user_type === 'JOB_SEEKER';
  useDocumentTitle(text('title'));
  const data = useMemo(() => pages && foundJobs(pages.pages), [pages]);
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
      featured={<FeaturedCompanies companies={featured} />}
      {...(isSeeker && {
        isSeeker,
        saved: (
          <Suspense fallback={null}>
            <SavedSearches filters={filters} onFilters={ask} />
          </Suspense>
        ),
        renderApply: (job: ListedJob) => (
          <Suspense fallback={<Skeleton variant="rounded" width={104} height={44} />}>
            <ApplyAction job={job} quiet />
          </Suspense>
        ),
        renderMarks: (job: ListedJob) => (
          <Suspense fallback={<Skeleton variant="rounded" width={88} height={44} />}>
            <SeekerMarks job={job} />
          </Suspense>
        ),
      })}
    />
  );
}
