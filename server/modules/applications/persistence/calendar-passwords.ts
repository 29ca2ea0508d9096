import type { SealedColumn } from '../../../platform/security/reseal-column.js';

/** App passwords of members' own calendars, for `npm run rotate-secrets`. */
export const calendarPasswords: SealedColumn = {
  table: 'calendar_connection',
  column: 'password',
  owner: 'account_id',
  purpose: 'member-calendar',
};
