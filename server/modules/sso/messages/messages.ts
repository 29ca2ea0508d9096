/** Error messages of this module. */
export type SsoMessages = Record<
  | 'SSO.REFUSED'
  | 'SSO.CLIENT_REFUSED'
  | 'SSO.UNAVAILABLE'
  | 'SSO.EMAIL_REFUSED'
  | 'SSO.SUBJECT_CHANGED'
  | 'SSO.ACCOUNT_REFUSED'
  | 'SSO.ISSUER_REFUSED'
  | 'SSO.DOMAIN_NOT_PROVED'
  | 'SSO.DOMAIN_TAKEN'
  | 'SSO.DOMAIN_NOT_CONFIRMED'
  | 'SSO.NOT_TESTED',
  string
>;
