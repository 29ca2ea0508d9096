import { backOfficeOverview } from '@modules/operations/http/back-office.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** How much waits in each queue. */
export function useOverview() {
  return useRead('admin', ['overview'], (signal) =>
    api({ path: '/api/admin/overview', answer: backOfficeOverview, signal }),
  );
}
