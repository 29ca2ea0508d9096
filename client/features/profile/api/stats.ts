import { userStats } from '@modules/operations/http/dashboard.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Completeness of the profile as the server calculates it, 0–100; undefined while loading. */
export function useCompleteness(isAsked: boolean): number | undefined {
  const read = useRead('users', ['stats'], (signal) => api({ path: '/api/users/stats', answer: userStats, signal }), {
    enabled: isAsked,
  });
  return read.data?.profile_completeness;
}
