/** The calendar of a member, in the settings: availability and addresses. */
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

  'free.title': string;
  'free.lead': string;
  'free.notSaved': string;
  'free.loading': string;
  'free.loadFailed': string;
  'free.zone': string;
  'free.week': string;
  'free.closed': string;
  /** `{day}` and `{number}`. */
  'free.window': string;
  'free.from': string;
  'free.to': string;
  'free.add': string;
  'free.addNamed': string;
  'free.remove': string;
  'free.before': string;
  'free.beforeHint': string;
  'free.after': string;
  'free.afterHint': string;
  'free.notice': string;
  'free.noticeHint': string;
  'free.none': string;
  'free.hours_one': string;
  'free.hours_other': string;
  'free.max': string;
  'free.anyNumber': string;
  'free.save': string;
  'free.saved': string;
  'day.1': string;
  'day.2': string;
  'day.3': string;
  'day.4': string;
  'day.5': string;
  'day.6': string;
  'day.7': string;

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
