import { defineEntity, p } from '@mikro-orm/core';

/** WAITING until it is sent, which deletes the row. REFUSED: it could not be sent when it was due. */
export type ScheduledState = 'WAITING' | 'REFUSED';

export const MAX_SCHEDULED = 100;
export const SCHEDULED_WITHIN_DAYS = 90;
/** How long its author still reads a message that could not be sent. */
export const REFUSED_KEPT_DAYS = 30;

/** A message to be sent later. It has no files: files that are not sent are deleted after a day. */
export const ScheduledMessageSchema = defineEntity({
  name: 'ScheduledMessage',
  tableName: 'scheduled_message',
  properties: {
    id: p.uuid().primary(),
    authorId: p.uuid(),
    receiverId: p.uuid(),
    /** 1 to 100, different for each of an author: limits how many they have. */
    slot: p.smallint(),
    content: p.text(),
    sendAt: p.datetime(3),
    state: p.text().$type<ScheduledState>(),
    /** Code of the error that refused it. */
    refusal: p.text().strictNullable(),
    createdAt: p.datetime(3),
  },
  uniques: [{ name: 'scheduled_message_slot_unique', properties: ['authorId', 'slot'] }],
  indexes: [
    { name: 'scheduled_message_due_index', properties: ['state', 'sendAt', 'id'] },
    { name: 'scheduled_message_receiver_id_index', properties: ['receiverId', 'authorId'] },
  ],
  checks: [
    { name: 'scheduled_message_slot_check', expression: 'slot >= 1 and slot <= 100' },
    {
      name: 'scheduled_message_content_check',
      expression: 'char_length(content) >= 1 and char_length(content) <= 5000',
    },
    { name: 'scheduled_message_state_check', expression: `state in ('WAITING', 'REFUSED')` },
    {
      name: 'scheduled_message_refusal_check',
      expression: `(state = 'REFUSED') = (refusal is not null) and char_length(refusal) <= 60`,
    },
    { name: 'scheduled_message_people_check', expression: 'author_id <> receiver_id' },
  ],
});

export class ScheduledMessage extends ScheduledMessageSchema.class {}

ScheduledMessageSchema.setClass(ScheduledMessage);
