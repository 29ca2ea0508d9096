import {
  shortlist,
  type ShortlistAnswer,
  shortlistPeoplePage,
  shortlistPerson,
  shortlistRemoved,
  type ShortlistsPage,
  shortlistsPage,
} from '@modules/shortlists/http/shortlists.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead, useReadPages } from '../../../lib/use-read';

/** A company has at most 100 lists, so one page has all. */
const ALL = 100;
const STEP = 50;

/** The company's lists by name; with `userId`, whether this person is on each. */
export function useShortlists(userId: string | null, enabled = true): Loadable<ShortlistsPage['shortlists']> {
  return loadable(
    useRead(
      'shortlists',
      ['lists', userId],
      async (signal) => {
        const query = { user_id: userId, limit: ALL };
        return (await api({ path: '/api/shortlists', query, answer: shortlistsPage, signal })).shortlists;
      },
      { enabled },
    ),
  );
}

/** The people on a list, page by page; best score first if compared with a posting. */
export function useShortlistPeople(id: string | null, jobId: string | null) {
  return useReadPages(
    'shortlists',
    ['people', id, jobId],
    (page, signal) => {
      const query = { job_id: jobId, page, limit: STEP };
      return api({ path: `/api/shortlists/${id ?? ''}`, query, answer: shortlistPeoplePage, signal });
    },
    { enabled: id !== null },
  );
}

export function makeShortlist(name: string): Promise<ShortlistAnswer> {
  return api({ method: 'POST', path: '/api/shortlists', body: { name }, answer: shortlist });
}

export async function renameShortlist(id: string, name: string): Promise<void> {
  await api({ method: 'PUT', path: `/api/shortlists/${id}`, body: { name }, answer: shortlist });
}

export async function removeShortlist(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/shortlists/${id}`, answer: shortlistRemoved });
}

/** Adds a person, or changes the note of a person who is on the list. Without `note`, the note stays unchanged. */
export async function star(id: string, userId: string, note?: string | null): Promise<void> {
  const body = { user_id: userId, ...(note !== undefined && { note }) };
  await api({ method: 'POST', path: `/api/shortlists/${id}/people`, body, answer: shortlistPerson });
}

export async function unstar(id: string, userId: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/shortlists/${id}/people/${userId}`, answer: shortlistRemoved });
}
