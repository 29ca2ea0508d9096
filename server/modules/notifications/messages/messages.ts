import type { SwitchableKind } from '../domain/kinds.js';
import type { CountedNews, News } from '../domain/news.js';

/** One sentence per notification, refusals of this module, and the footer of emails. */
export type NotificationsMessages = Record<
  | `NOTIFICATIONS.${News}`
  /** `{count}` of 2 or more. */
  | `NOTIFICATIONS.${CountedNews}_MANY`
  /** Title of a message to a device. */
  | `NOTIFICATIONS.TITLE.${SwitchableKind}`
  /** `{company}`. */
  | 'NOTIFICATIONS.NEW_MESSAGES_FROM'
  | 'NOTIFICATIONS.UNSUBSCRIBE'
  | 'NOTIFICATIONS.TOO_MANY_SEARCHES'
  | 'NOTIFICATIONS.SEARCH_NAME_TAKEN'
  | 'NOTIFICATIONS.UNSUBSCRIBE_LINK_BROKEN'
  | 'NOTIFICATIONS.KIND_NOT_YOURS'
  | 'NOTIFICATIONS.PUSH_ENDPOINT_REFUSED',
  string
>;
