import { defineEntity, p } from '@mikro-orm/core';
import { ApplicationSchema } from './application-table.js';

/** A note of the company's team about an application. The candidate gets it only in their data export. */
export const ApplicationNoteSchema = defineEntity({
  name: 'ApplicationNote',
  tableName: 'application_note',
  properties: {
    id: p.uuid().primary(),
    applicationId: () =>
      p
        .manyToOne(ApplicationSchema)
        .mapToPk()
        .fieldName('application_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('application_note_application_id_foreign'),
    authorId: p.uuid(),
    text: p.text(),
    createdAt: p.datetime(3),
  },
  indexes: [
    { name: 'application_note_application_id_index', properties: ['applicationId', 'createdAt', 'id'] },
    { name: 'application_note_author_id_index', properties: ['authorId'] },
    {
      name: 'application_note_written_index',
      expression:
        'create index application_note_written_index on application_note (author_id, created_at desc, id desc)',
    },
  ],
  checks: [{ name: 'application_note_text_check', expression: 'char_length(text) >= 1 and char_length(text) <= 4000' }],
});

export class ApplicationNote extends ApplicationNoteSchema.class {}

ApplicationNoteSchema.setClass(ApplicationNote);

/** A colleague whom a note mentions. */
export const ApplicationNoteMentionSchema = defineEntity({
  name: 'ApplicationNoteMention',
  tableName: 'application_note_mention',
  properties: {
    noteId: () =>
      p
        .manyToOne(ApplicationNoteSchema)
        .mapToPk()
        .primary()
        .fieldName('note_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('application_note_mention_note_id_foreign'),
    accountId: p.uuid().primary(),
  },
  indexes: [{ name: 'application_note_mention_account_id_index', properties: ['accountId'] }],
});

export class ApplicationNoteMention extends ApplicationNoteMentionSchema.class {}

ApplicationNoteMentionSchema.setClass(ApplicationNoteMention);
