import { ownApplicationsPage } from '@modules/applications/http/applications.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { useReadPages } from '../../../lib/use-read';
import type { OwnView } from '../domain/own-view';

/** The reader's own applications, newest first: those that go on or led to a job, or those that ended without one. */
export function useOwnApplications(view: OwnView) {
  return useReadPages('applications', ['own', view], (page, signal) =>
    api({
      path: '/api/applications',
      query: { archived: view === 'archived', page, limit: pageSize },
      answer: ownApplicationsPage,
      signal,
    }),
  );
}
