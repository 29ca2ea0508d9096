/** A sentence for every refusal of this module. */
export interface CompaniesMessages {
  'COMPANIES.EXISTS_ALREADY': string;
  'COMPANIES.VIDEO_UNKNOWN': string;
  'COMPANIES.VIDEO_LISTED_ALREADY': string;
  'COMPANIES.GALLERY_FULL': string;
}
