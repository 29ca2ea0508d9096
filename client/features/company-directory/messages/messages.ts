/** Texts of the directory of companies. */
export interface CompanyDirectoryMessages {
  title: string;
  lead: string;
  loading: string;
  refreshing: string;
  loadFailed: string;
  results_one: string;
  results_other: string;
  resultsOver: string;
  shownOf_one: string;
  shownOf_other: string;
  shownOfOver: string;
  openJobs_one: string;
  openJobs_other: string;
  verified: string;
  size: string;
  'filters.label': string;
  'filters.search': string;
  'filters.industry': string;
  'filters.industryHint': string;
  'filters.location': string;
  'filters.locationHint': string;
  'filters.clear': string;
  'empty.title': string;
  'empty.sentence': string;
  'nothing.title': string;
  'nothing.sentence': string;
}
