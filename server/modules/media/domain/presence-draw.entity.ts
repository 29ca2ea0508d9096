import { defineEntity, p } from '@mikro-orm/core';
import type { PresenceGesture } from './presence-words.js';

const PresenceDrawSchema = defineEntity({
  name: 'PresenceDraw',
  tableName: 'presence_draw',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    /** The recording on the person's device. One draw for each. */
    recordingId: p.text(),
    language: p.text().$type<'fr' | 'en'>(),
    /** As it was shown, in that language. */
    phrase: p.text(),
    gesture: p.text().$type<PresenceGesture>(),
    drawnAt: p.datetime(3),
    expiresAt: p.datetime(3),
    /** The upload that sends the recording; the video has the same id. */
    uploadId: p.uuid().nullable(),
    /** When that upload arrived. Only then the video has the mark. */
    usedAt: p.datetime(3).nullable(),
  },
  indexes: [
    { name: 'presence_draw_account_id_index', properties: ['accountId', 'drawnAt'] },
    {
      name: 'presence_draw_unused_index',
      expression: 'create index presence_draw_unused_index on presence_draw (drawn_at) where used_at is null',
    },
  ],
  uniques: [
    { name: 'presence_draw_recording_unique', properties: ['accountId', 'recordingId'] },
    { name: 'presence_draw_upload_id_unique', properties: ['uploadId'] },
  ],
  checks: [
    { name: 'presence_draw_recording_id_check', expression: "recording_id ~ '^[0-9a-f]{32}$'" },
    { name: 'presence_draw_language_check', expression: "language in ('fr', 'en')" },
    { name: 'presence_draw_phrase_check', expression: 'char_length(phrase) >= 1 and char_length(phrase) <= 120' },
    { name: 'presence_draw_expires_at_check', expression: 'expires_at > drawn_at' },
    {
      name: 'presence_draw_used_at_check',
      expression: 'used_at is null or (upload_id is not null and used_at >= drawn_at)',
    },
  ],
});

/** A phrase and a gesture, drawn for one recording of one person. */
export class PresenceDraw extends PresenceDrawSchema.class {}
PresenceDrawSchema.setClass(PresenceDraw);

export { PresenceDrawSchema };
