/** The calendar of a member, in the settings. */
export interface CalendarMessages {
  loading: string;
  loadFailed: string;
  active: string;
  /** `{date}`. */
  since: string;
  once: string;
  copied: string;
  notCopied: string;
  made: string;
  revoked: string;
  notChanged: string;
  renewTitle: string;
  renewAsk: string;
  renewConfirm: string;
  revokeTitle: string;
  revokeAsk: string;
  revokeConfirm: string;

  'FULL.title': string;
  'FULL.lead': string;
  'FULL.make': string;
  'FULL.copy': string;
  'FULL.renew': string;
  'FULL.revoke': string;
  'FULL.address': string;
  'BUSY.title': string;
  'BUSY.lead': string;
  'BUSY.make': string;
  'BUSY.copy': string;
  'BUSY.renew': string;
  'BUSY.revoke': string;
  'BUSY.address': string;

  'how.title': string;
  'how.lead': string;
  'how.google': string;
  'how.googleSteps': string;
  'how.outlook': string;
  'how.outlookSteps': string;
  'how.apple': string;
  'how.appleSteps': string;
  'how.delay': string;
}
