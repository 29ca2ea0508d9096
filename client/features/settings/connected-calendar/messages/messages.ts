import type { CalendarFailureReason } from '@modules/applications/domain/calendar-failures.contract';

/** The person's own calendar (CalDAV), in the settings. */
export type ConnectedCalendarMessages = Record<
  | 'title'
  | 'lead'
  | 'loading'
  | 'loadFailed'
  | 'connected'
  | 'notRead'
  | 'server'
  | 'serverHint'
  | 'user'
  | 'password'
  | 'passwordHint'
  | 'connect'
  | 'connectAgain'
  | 'accountDone'
  | 'cancel'
  | 'choose'
  | 'chooseLead'
  | 'chooseLoading'
  | 'chooseFailed'
  | 'choosing'
  | 'chosen'
  | 'other'
  | 'account'
  | 'calendar'
  /** `{date}`. */
  | 'checked'
  | 'neverChecked'
  | 'failureTitle'
  | 'kept'
  | `failure.${CalendarFailureReason}`
  | 'disconnect'
  | 'disconnectTitle'
  | 'disconnectAsk'
  | 'disconnectConfirm'
  | 'disconnected'
  | 'notDisconnected',
  string
>;
