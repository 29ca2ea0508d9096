import { type OwnApplicationsPage, ownApplicationsPage } from '@modules/applications/http/applications.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { type PagesQuestion, useReadPages } from '../../../lib/use-read';
import type { OwnView } from '../domain/own-view';

export const ownApplicationsQuestion = (view: OwnView): PagesQuestion<OwnApplicationsPage> => ({
  resource: 'applications',
  details: ['own', view],
  read: (page, signal) =>
    api({
      path: '/api/applications',
      query: { archived: view === 'archived', page, limit: pageSize },
      answer: ownApplicationsPage,
      signal,
    }),
});

/** The reader's applications, newest first: active and hired ones, or those that ended without a job. */
export function useOwnApplications(view: OwnView) {
  const { resource, details, read } = ownApplicationsQuestion(view);
  return useReadPages(resource, details, read);
}
