import type {
  CalendarFailureReason,
  CalendarWriteFailureReason,
} from '@modules/applications/domain/calendar-failures.contract';

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
  | 'notDisconnected'
  | 'write'
  | 'writeHint'
  /** `{count}`. */
  | 'written'
  | 'writeFailureTitle'
  | `writeFailure.${CalendarWriteFailureReason}`
  /** `{job}`, `{time}`. */
  | 'movedTitle'
  | 'deletedTitle'
  /** `{time}`, `{found}`. */
  | 'movedText'
  /** `{time}`. */
  | 'wholeDayText'
  | 'deletedText'
  | 'move'
  /** `{job}`, `{time}`. */
  | 'moveOf'
  | 'moveTitle'
  /** `{time}`, `{found}`. */
  | 'moveAsk'
  | 'moveConfirm'
  | 'moved'
  | 'restore'
  /** `{job}`, `{time}`. */
  | 'restoreOf'
  | 'restored'
  | 'notSettled'
  | 'seeApplication',
  string
>;
