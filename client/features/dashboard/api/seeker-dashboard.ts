import type { QueryClient } from '@tanstack/react-query';
import { ownApplicationsPage, type OwnApplicationsPage } from '@modules/applications/http/applications.contract';
import { jobsPage, type JobsPage } from '@modules/jobs/http/jobs.contract';
import { type MatchesPage, matchesPage } from '@modules/matching/http/matches.contract';
import { type VideosMy, videosMy } from '@modules/media/http/media.contract';
import { type SeekerDashboard, seekerDashboard } from '@modules/operations/http/dashboard.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import type { Resource } from '../../../lib/resources';
import { useRead } from '../../../lib/use-read';

/** Items per list on the dashboard. */
const SHOWN = 3;

/** Resources on the dashboard; the refresh button reads all of them again. */
const shown: readonly Resource[] = ['dashboard', 'matches', 'applications', 'jobs', 'videos'];

export function refreshSeekerDashboard(client: QueryClient): Promise<void> {
  return client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey }) => shown.some((resource) => resource === queryKey[0]),
  });
}

export function useSeekerStats(): { stats: Loadable<SeekerDashboard>; updatedAt: number } {
  const read = useRead('dashboard', ['jobseeker'], (signal) =>
    api({ path: '/api/dashboard/jobseeker/stats', answer: seekerDashboard, signal }),
  );
  return { stats: loadable(read), updatedAt: read.dataUpdatedAt };
}

export function useTopMatches(): Loadable<MatchesPage> {
  return loadable(
    useRead('matches', ['top'], (signal) =>
      api({ path: '/api/matches', query: { status: 'PENDING', limit: SHOWN }, answer: matchesPage, signal }),
    ),
  );
}

export function useLatestJobs(): Loadable<JobsPage> {
  return loadable(
    useRead('jobs', ['latest'], (signal) =>
      api({ path: '/api/jobs', query: { limit: SHOWN }, answer: jobsPage, signal }),
    ),
  );
}

export function useLatestVideos(): Loadable<VideosMy> {
  return loadable(
    useRead('videos', ['latest'], (signal) =>
      api({ path: '/api/videos/my', query: { limit: 20 }, answer: videosMy, signal }),
    ),
  );
}

export function useLatestApplications(): Loadable<OwnApplicationsPage> {
  return loadable(
    useRead('applications', ['latest'], (signal) =>
      api({ path: '/api/applications', query: { limit: SHOWN }, answer: ownApplicationsPage, signal }),
    ),
  );
}
