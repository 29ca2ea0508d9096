import { defineEntity, p } from '@mikro-orm/core';
import { InquirySchema } from './inquiry.entity.js';
import type { InquiryStatus } from './inquiry-lifecycle.js';

const InquiryEventSchema = defineEntity({
  name: 'InquiryEvent',
  tableName: 'inquiry_event',
  properties: {
    id: p.uuid().primary(),
    inquiryId: () =>
      p
        .manyToOne(InquirySchema)
        .mapToPk()
        .fieldName('inquiry_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('inquiry_event_inquiry_id_foreign'),
    /** Null for the first entry; equal to `toStatus` if only a note was added. */
    fromStatus: p.text().$type<InquiryStatus>().strictNullable(),
    toStatus: p.text().$type<InquiryStatus>(),
    note: p.text().strictNullable(),
    /** Id of the operator's account; null for the first entry. */
    actorId: p.uuid().strictNullable(),
    at: p.datetime(3),
  },
  indexes: [{ name: 'inquiry_event_inquiry_id_index', properties: ['inquiryId', 'at', 'id'] }],
  checks: [
    { name: 'inquiry_event_note_check', expression: 'char_length(note) >= 1 and char_length(note) <= 1000' },
    { name: 'inquiry_event_actor_check', expression: '(from_status is null) = (actor_id is null)' },
  ],
});

/** An entry of an inquiry's history. Rows are added, never changed. */
export class InquiryEvent extends InquiryEventSchema.class {}

InquiryEventSchema.setClass(InquiryEvent);
export { InquiryEventSchema };
