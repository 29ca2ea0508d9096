import type { News } from '../domain/news.js';

/** One sentence per notification, refusals of this module, and the footer of emails. */
export type NotificationsMessages = Record<
  | `NOTIFICATIONS.${News}`
  /** `{company}`. */
  | 'NOTIFICATIONS.NEW_MESSAGES_FROM'
  | 'NOTIFICATIONS.UNSUBSCRIBE'
  | 'NOTIFICATIONS.TOO_MANY_SEARCHES'
  | 'NOTIFICATIONS.SEARCH_NAME_TAKEN'
  | 'NOTIFICATIONS.UNSUBSCRIBE_LINK_BROKEN'
  | 'NOTIFICATIONS.KIND_NOT_YOURS',
  string
>;
