import { backOfficeOverview } from '@modules/operations/http/back-office.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Number of open items in each queue. */
export function useOverview() {
  return useRead('admin', ['overview'], (signal) =>
    api({ path: '/api/admin/overview', answer: backOfficeOverview, signal }),
  );
}
