import { defineEntity, p } from '@mikro-orm/core';
import { LIST_SLOTS, PERSON_SLOTS } from './limits.js';

/** A named list of people that a company keeps; everybody of the company reads and changes it. */
export const ShortlistSchema = defineEntity({
  name: 'Shortlist',
  tableName: 'shortlist',
  properties: {
    id: p.uuid().primary(),
    companyId: p.uuid(),
    slot: p.smallint(),
    name: p.text(),
    /** Null once the account is erased. */
    madeBy: p.uuid().strictNullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  uniques: [{ name: 'shortlist_slot_unique', properties: ['companyId', 'slot'] }],
  indexes: [
    {
      name: 'shortlist_name_unique',
      expression: 'create unique index shortlist_name_unique on shortlist (company_id, lower(name))',
    },
  ],
  checks: [
    { name: 'shortlist_slot_check', expression: `slot >= 1 and slot <= ${LIST_SLOTS}` },
    {
      name: 'shortlist_name_check',
      expression: 'btrim(name) = name and char_length(name) >= 1 and char_length(name) <= 80',
    },
  ],
});

/** A person on a list, with the company's note. Removed when the person hides from the company or leaves. */
export const ShortlistPersonSchema = defineEntity({
  name: 'ShortlistPerson',
  tableName: 'shortlist_person',
  properties: {
    shortlistId: () =>
      p
        .manyToOne(ShortlistSchema)
        .mapToPk()
        .primary()
        .fieldName('shortlist_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('shortlist_person_shortlist_id_foreign'),
    seekerId: p.uuid().primary(),
    slot: p.smallint(),
    note: p.text().strictNullable(),
    /** Null once the account is erased. */
    addedBy: p.uuid().strictNullable(),
    addedAt: p.datetime(3),
  },
  uniques: [{ name: 'shortlist_person_slot_unique', properties: ['shortlistId', 'slot'] }],
  indexes: [{ name: 'shortlist_person_seeker_id_index', properties: ['seekerId'] }],
  checks: [
    { name: 'shortlist_person_slot_check', expression: `slot >= 1 and slot <= ${PERSON_SLOTS}` },
    { name: 'shortlist_person_note_check', expression: 'char_length(note) >= 1 and char_length(note) <= 1000' },
  ],
});
