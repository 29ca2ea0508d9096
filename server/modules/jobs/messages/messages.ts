/** Error messages of this module. */
export interface JobsMessages {
  'JOBS.INCOMPLETE': string;
  'JOBS.NOT_OWN_COMPANY': string;
  'JOBS.COMPANY_MISSING': string;
  'JOBS.CHANGED_MEANWHILE': string;
  'JOBS.STATUS_REFUSED': string;
  'JOBS.EXPIRY_REFUSED': string;
  'JOBS.SEARCH_TOO_BROAD': string;
  'JOBS.POSTING_OVER': string;
  'JOBS.RENEWAL_TOO_SOON': string;
  'JOBS.RENEWAL_LINK_INVALID': string;
  'JOBS.TEMPLATES_FULL': string;
  'JOBS.TEMPLATE_NAME_TAKEN': string;
  'JOBS.TEMPLATE_MISSING': string;
  'JOBS.TOO_MANY_SAVED': string;
  'JOBS.TOO_MANY_HIDDEN': string;
}
