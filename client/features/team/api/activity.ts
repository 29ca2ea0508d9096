import { teamActivity } from '@modules/operations/http/team-activity.contract';
import { api } from '../../../lib/backend';
import { useReadFurther } from '../../../lib/use-read';
import type { ActivityFilters } from '../domain/activity-filters';

/** Pages of the log of the team, newest first. */
export function useTeamActivity(companyId: string, { member, kind }: ActivityFilters) {
  return useReadFurther(
    'companies',
    ['activity', companyId, member, kind],
    (after, signal) =>
      api({
        path: `/api/companies/${companyId}/activity`,
        query: { member: member || undefined, kind: kind || undefined, after: after ?? undefined },
        answer: teamActivity,
        signal,
      }),
    // A log that is a few minutes old would miss what a colleague has just done.
    { staleTime: 0 },
  );
}
