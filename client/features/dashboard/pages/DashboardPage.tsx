import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/session/use-session';
import { dataOf } from '../../../lib/loadable';
import { useAge } from '../../../lib/use-age';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useHealth } from '../api/health';
import {
  refreshSeekerDashboard,
  useLatestApplications,
  useLatestJobs,
  useLatestVideos,
  useSeekerStats,
  useTopMatches,
} from '../api/seeker-dashboard';
import { nextSteps } from '../domain/next-steps';
import { useDashboardText } from '../messages/use-dashboard-text';
import { OperatorView } from './OperatorView';
import { SeekerDashboardView } from './SeekerDashboardView';

/** `/dashboard`. The route guard redirects recruiters to their own. */
export function DashboardPage() {
  const text = useDashboardText();
  useDocumentTitle(text('title'));
  return useCurrentUser().user_type === 'OPERATOR' ? <OperatorHome /> : <SeekerHome />;
}

function OperatorHome() {
  return <OperatorView health={useHealth()} />;
}

function SeekerHome() {
  const user = useCurrentUser();
  const client = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);
  const { stats, updatedAt } = useSeekerStats();
  const matches = useTopMatches();
  const videos = useLatestVideos();
  const isKnown = videos.status !== 'loading' && matches.status !== 'loading';
  const steps = nextSteps({
    user,
    videoStatuses: dataOf(videos)?.videos.map(({ status }) => status) ?? null,
    pendingMatches: dataOf(matches)?.counts.PENDING ?? null,
  });
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await refreshSeekerDashboard(client);
    setRefreshing(false);
  };
  return (
    <SeekerDashboardView
      name={user.full_name.split(' ')[0] ?? ''}
      stats={stats}
      matches={matches}
      applications={useLatestApplications()}
      jobs={useLatestJobs()}
      steps={isKnown ? steps : null}
      updated={useAge(updatedAt)}
      isRefreshing={isRefreshing}
      onRefresh={() => void refresh()}
    />
  );
}
