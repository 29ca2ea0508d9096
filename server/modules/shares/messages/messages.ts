/** Error messages of this module. */
export type SharesMessages = Record<
  | 'SHARES.TOO_MANY'
  | 'SHARES.COMPANY_MISSING'
  | 'SHARES.EXPIRED'
  | 'SHARES.REVOKED'
  | 'SHARES.PASSWORD_REQUIRED'
  | 'SHARES.PASSWORD_WRONG'
  | 'SHARES.FEEDBACK_FULL',
  string
>;
