import { defineEntity, p } from '@mikro-orm/core';
import type { TemplateKind } from './message-words.contract.js';

/** A text that a team uses again when it writes to candidates, in one language or both. */
export const MessageTemplateSchema = defineEntity({
  name: 'MessageTemplate',
  tableName: 'message_template',
  properties: {
    id: p.uuid().primary(),
    companyId: p.uuid(),
    kind: p.text().$type<TemplateKind>(),
    name: p.text(),
    textFr: p.text().strictNullable(),
    textEn: p.text().strictNullable(),
    /** 1 for the first that was saved. */
    version: p.integer(),
    createdBy: p.uuid(),
    createdAt: p.datetime(3),
    updatedBy: p.uuid(),
    updatedAt: p.datetime(3),
  },
  uniques: [{ name: 'message_template_name_unique', properties: ['companyId', 'name'] }],
  checks: [
    {
      name: 'message_template_kind_check',
      expression: `kind in ('REFUSAL', 'INTERVIEW', 'OFFER', 'MESSAGE', 'REMINDER')`,
    },
    { name: 'message_template_name_check', expression: 'char_length(name) >= 1 and char_length(name) <= 80' },
    { name: 'message_template_text_check', expression: 'text_fr is not null or text_en is not null' },
    {
      name: 'message_template_text_fr_check',
      expression: 'char_length(text_fr) >= 1 and char_length(text_fr) <= 4000',
    },
    {
      name: 'message_template_text_en_check',
      expression: 'char_length(text_en) >= 1 and char_length(text_en) <= 4000',
    },
    { name: 'message_template_version_check', expression: 'version >= 1' },
  ],
});

export class MessageTemplate extends MessageTemplateSchema.class {}

MessageTemplateSchema.setClass(MessageTemplate);
