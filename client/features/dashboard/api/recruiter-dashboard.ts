import { type RecruiterDashboard, recruiterDashboard } from '@modules/operations/http/dashboard.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

export interface RecruiterDashboardRead {
  readonly dashboard: Loadable<RecruiterDashboard>;
  /** Time of the figures, in milliseconds since the epoch; 0 before the first response. */
  readonly updatedAt: number;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

export function useRecruiterDashboard(): RecruiterDashboardRead {
  const read = useRead('dashboard', ['recruiter'], (signal) =>
    api({ path: '/api/dashboard/recruiter/stats', answer: recruiterDashboard, signal }),
  );
  return {
    dashboard: loadable(read),
    updatedAt: read.dataUpdatedAt,
    isRefreshing: read.isFetching,
    refresh: () => void read.refetch(),
  };
}
