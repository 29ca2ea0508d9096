/** Types of account whose data is kept on a device. Operators see data of other people everywhere, so nothing of theirs is kept. */
export type KeptFor = 'JOB_SEEKER' | 'RECRUITER';

export interface KeptList {
  /** Address of a GET route; `:id` stands for the id of a thing or of a conversation. */
  readonly path: `/api/${string}`;
  readonly for: readonly KeptFor[];
}

const both: readonly KeptFor[] = ['JOB_SEEKER', 'RECRUITER'];
const seekers: readonly KeptFor[] = ['JOB_SEEKER'];
const recruiters: readonly KeptFor[] = ['RECRUITER'];

/** The signed-in account. Its type decides which other answers are kept. */
export const ACCOUNT = '/api/users/me';

/**
 * The answers that can be shown without a connection: data of the signed-in person only. Any other route is never kept; the access
 * matrix (`test/http/walks`) compares this list with the routes of the server.
 *
 * Recruiters keep no list that names or describes candidates, for example no messages, applications or matches: access to them can
 * be withdrawn at any time, which a device without a connection does not learn.
 */
export const keptLists: readonly KeptList[] = [
  { path: ACCOUNT, for: both },
  { path: '/api/client-config', for: both },
  { path: '/api/notifications', for: both },
  { path: '/api/notifications/unread/count', for: both },
  { path: '/api/dashboard/jobseeker/stats', for: seekers },
  { path: '/api/applications', for: seekers },
  { path: '/api/applications/:id', for: seekers },
  { path: '/api/matches', for: seekers },
  { path: '/api/jobs/saved', for: seekers },
  { path: '/api/credit-reservations', for: seekers },
  { path: '/api/messages/conversations', for: seekers },
  { path: '/api/messages/unread/count', for: seekers },
  { path: '/api/messages/:id', for: seekers },
  { path: '/api/jobs/my/jobs', for: recruiters },
  { path: '/api/credits/balance', for: recruiters },
];

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** A conversation has the ids of both people: `a_b`. */
const ID = `${UUID}(?:_${UUID})?`;

const patterns = keptLists.map((list) => ({
  list,
  pattern: new RegExp(`^${list.path.replaceAll(':id', ID)}$`),
}));

/** @returns the types of account that keep the answer of this address; none for other addresses */
export function keptFor(pathname: string): readonly KeptFor[] {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.list.for ?? [];
}
