/** Texts of the page that is shown instead of one that needs a connection. */
export interface OfflineMessages {
  title: string;
  sentence: string;
  retry: string;
  available: string;
  at: string;
  until_one: string;
  until_other: string;
  'page.dashboard': string;
  'page.matches': string;
  'page.applications': string;
  'page.messages': string;
  'page.requests': string;
  'page.savedJobs': string;
  'page.notifications': string;
  'page.ownJobs': string;
}
