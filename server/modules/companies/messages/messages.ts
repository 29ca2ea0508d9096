/** A sentence for every refusal of this module. */
export interface CompaniesMessages {
  'COMPANIES.EXISTS_ALREADY': string;
}
