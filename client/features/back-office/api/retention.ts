import { retentionPage, type RetentionPage } from '@modules/identity/http/retention.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

/** As many as the server gives at once: about four runs. */
const PAGE = 100;

/** What was removed because its time was over, newest first. */
export function useRetention() {
  return useReadPages<RetentionPage>('admin', ['retention'], (page, signal) =>
    api({ path: '/api/admin/retention', query: { page, limit: PAGE }, answer: retentionPage, signal }),
  );
}
