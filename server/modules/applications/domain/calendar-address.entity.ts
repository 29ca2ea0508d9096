import { defineEntity, p } from '@mikro-orm/core';

/** FULL: the member's own calendar, with names and places. BUSY: for others, only when the member is not free. */
export type CalendarKind = 'FULL' | 'BUSY';

/** A private address from which a calendar program reads a member's interviews, without signing in. */
export const CalendarAddressSchema = defineEntity({
  name: 'CalendarAddress',
  tableName: 'calendar_address',
  properties: {
    accountId: p.uuid().primary(),
    kind: p.text().$type<CalendarKind>().primary(),
    /** The address answers only while the member is in this team. */
    companyId: p.uuid(),
    /** SHA-256 (hex) of the token, which is answered once and not stored. */
    tokenHash: p.text(),
    createdAt: p.datetime(3),
  },
  uniques: [{ name: 'calendar_address_token_hash_unique', properties: ['tokenHash'] }],
  checks: [
    { name: 'calendar_address_kind_check', expression: `kind in ('FULL', 'BUSY')` },
    { name: 'calendar_address_token_hash_check', expression: 'char_length(token_hash) = 64' },
  ],
});
