import { retentionPage, type RetentionPage } from '@modules/identity/http/retention.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

/** Max entries per request of the server: about four runs. */
const PAGE = 100;

/** Data erased by the retention job, newest first. */
export function useRetention() {
  return useReadPages<RetentionPage>('admin', ['retention'], (page, signal) =>
    api({ path: '/api/admin/retention', query: { page, limit: PAGE }, answer: retentionPage, signal }),
  );
}
