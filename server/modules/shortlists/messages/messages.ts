/** Error messages of this module. */
export type ShortlistsMessages = Record<
  'SHORTLISTS.TOO_MANY' | 'SHORTLISTS.FULL' | 'SHORTLISTS.NAME_TAKEN' | 'SHORTLISTS.COMPANY_MISSING',
  string
>;
