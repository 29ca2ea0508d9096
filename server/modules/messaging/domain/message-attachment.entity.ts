import { defineEntity, p } from '@mikro-orm/core';
import { MessageSchema } from './message.entity.js';

/** A stored file of a message; the media module has its details. Written in SQL by `message-files.ts`. */
export const MessageAttachmentSchema = defineEntity({
  name: 'MessageAttachment',
  tableName: 'message_attachment',
  properties: {
    fileId: p.uuid().primary(),
    messageId: () =>
      p
        .manyToOne(MessageSchema)
        .mapToPk()
        .fieldName('message_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('message_attachment_message_id_foreign'),
    position: p.smallint(),
  },
  uniques: [{ name: 'message_attachment_position_unique', properties: ['messageId', 'position'] }],
  checks: [{ name: 'message_attachment_position_check', expression: 'position >= 1 and position <= 5' }],
});
