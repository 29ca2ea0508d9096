import { keptFor } from '../../../service-worker/kept-lists';
import { paths } from '../../../lib/paths';

export type OfflinePageName =
  | 'dashboard'
  | 'matches'
  | 'applications'
  | 'messages'
  | 'requests'
  | 'savedJobs'
  | 'notifications'
  | 'ownJobs';

/** Pages that show something without a connection, and the list that each needs. */
export const offlinePages: readonly { readonly name: OfflinePageName; readonly list: `/api/${string}` }[] = [
  { name: 'dashboard', list: '/api/dashboard/jobseeker/stats' },
  { name: 'matches', list: '/api/matches' },
  { name: 'applications', list: '/api/applications' },
  { name: 'messages', list: '/api/messages/conversations' },
  { name: 'requests', list: '/api/credit-reservations' },
  { name: 'savedJobs', list: '/api/jobs/saved' },
  { name: 'notifications', list: '/api/notifications' },
  { name: 'ownJobs', list: '/api/jobs/my/jobs' },
];

/** Pages that need no list: `/` leads to the person's home, and a recording is kept on the device until it can be sent. */
const others: readonly string[] = [paths.root, paths.recordVideo, paths.profile, paths.settings];

/** Whether a page shows something to a person of this type without a connection. */
export function worksOffline(pathname: string, userType: string): boolean {
  const page = offlinePages.find(({ name }) => paths[name] === pathname);
  if (page === undefined) return others.includes(pathname);
  return keptFor(page.list).some((type) => type === userType);
}
