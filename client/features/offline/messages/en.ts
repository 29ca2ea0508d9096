import type { OfflineMessages } from './messages';

export const en: OfflineMessages = {
  title: 'This page needs a connection',
  sentence:
    'You are offline, or the server is not responding. The page will open by itself when the connection returns.',
  retry: 'Try again',
  available: 'Available offline',
  at: 'as of {time}',
  until_one:
    'These pages can be read until your session ends: after one minute without activity, they are erased from this device.',
  until_other:
    'These pages can be read until your session ends: after {count} minutes without activity, they are erased from this device.',
  'page.dashboard': 'Dashboard',
  'page.matches': 'Matches',
  'page.applications': 'Applications',
  'page.messages': 'Messages',
  'page.requests': 'Requests',
  'page.savedJobs': 'Saved jobs',
  'page.notifications': 'Notifications',
  'page.ownJobs': 'My postings',
};
