import { similarPeople, type SimilarPeopleAnswer } from '@modules/matching/http/similar-people.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** People like one; with `listId`, without those on that list. */
export function useSimilarPeople(
  userId: string,
  listId: string | null,
  enabled: boolean,
): Loadable<SimilarPeopleAnswer> {
  const path =
    listId === null
      ? (`/api/users/${userId}/similar` as const)
      : (`/api/shortlists/${listId}/people/${userId}/similar` as const);
  return loadable(
    useRead(
      listId === null ? 'users' : 'shortlists',
      ['similar', userId, listId],
      (signal) => api({ path, answer: similarPeople, signal }),
      { enabled },
    ),
  );
}
