import { defineEntity, p } from '@mikro-orm/core';

/** A member's signature below texts to candidates, in one language or both. */
export const MessageSignatureSchema = defineEntity({
  name: 'MessageSignature',
  tableName: 'message_signature',
  properties: {
    accountId: p.uuid().primary(),
    textFr: p.text().strictNullable(),
    textEn: p.text().strictNullable(),
    updatedAt: p.datetime(3),
  },
  checks: [
    { name: 'message_signature_text_check', expression: 'text_fr is not null or text_en is not null' },
    {
      name: 'message_signature_text_fr_check',
      expression: 'char_length(text_fr) >= 1 and char_length(text_fr) <= 500',
    },
    {
      name: 'message_signature_text_en_check',
      expression: 'char_length(text_en) >= 1 and char_length(text_en) <= 500',
    },
  ],
});

export class MessageSignature extends MessageSignatureSchema.class {}

MessageSignatureSchema.setClass(MessageSignature);
