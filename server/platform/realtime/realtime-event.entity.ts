import { defineEntity, p } from '@mikro-orm/core';

/** Socket events of the last day, one row per person. A client that reconnects continues from its cursor. */
export const RealtimeEventSchema = defineEntity({
  name: 'RealtimeEvent',
  tableName: 'realtime_event',
  properties: {
    userId: p.uuid().primary(),
    id: p.uuid().primary(),
    type: p.text(),
    payload: p.json<Record<string, unknown>>(),
    at: p.datetime(3),
  },
  indexes: [
    { name: 'realtime_event_at_index', properties: ['at'] },
    { name: 'realtime_event_user_id_index', properties: ['userId', 'at'] },
  ],
  checks: [{ name: 'realtime_event_type_check', expression: 'char_length(type) >= 3 and char_length(type) <= 40' }],
});

/** Table that the socket.io adapter requires for messages too large for NOTIFY; ours always fit. */
export const RealtimeAttachmentSchema = defineEntity({
  name: 'RealtimeAttachment',
  tableName: 'realtime_attachment',
  properties: {
    id: p.bigint().primary().autoincrement(),
    createdAt: p.datetime().nullable().defaultRaw('now()'),
    payload: p.blob().nullable(),
  },
});
