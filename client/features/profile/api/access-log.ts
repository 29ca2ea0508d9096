import { accessLogPage } from '@modules/identity/http/privacy.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { useReadPages } from '../../../lib/use-read';

/** Log of who saw which part of the person's profile, newest first. */
export function useAccessLog() {
  return useReadPages('users', ['access-log'], (page, signal) =>
    api({ path: '/api/users/me/access-log', query: { page, limit: pageSize }, answer: accessLogPage, signal }),
  );
}
