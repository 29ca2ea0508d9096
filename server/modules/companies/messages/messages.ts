/** One sentence for each refusal of this module. */
export interface CompaniesMessages {
  'COMPANIES.EXISTS_ALREADY': string;
  'COMPANIES.CHANGED_MEANWHILE': string;
  'COMPANIES.VIDEO_UNKNOWN': string;
  'COMPANIES.VIDEO_LISTED_ALREADY': string;
  'COMPANIES.GALLERY_FULL': string;
  'COMPANIES.NEQ_INVALID': string;
  'COMPANIES.FREE_MAIL_DOMAIN': string;
  'COMPANIES.TOO_MANY_CODES': string;
  'COMPANIES.DOMAIN_CODE_INVALID': string;
  'COMPANIES.REVIEW_DECIDED': string;
  'COMPANIES.REVIEW_OUTDATED': string;
}
