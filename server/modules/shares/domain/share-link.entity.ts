import { defineEntity, p } from '@mikro-orm/core';
import { FEEDBACK_SLOTS, LINK_SLOTS, PERSON_SLOTS } from './limits.js';

/** MASKED: everybody is masked, without videos. OPEN: each person as the company may see them when the link is read. */
export type Shown = 'MASKED' | 'OPEN';

/** A link that shows people to readers without an account. It acts for the recruiter who made it, and ends with their access. */
export const ShareLinkSchema = defineEntity({
  name: 'ShareLink',
  tableName: 'share_link',
  properties: {
    id: p.uuid().primary(),
    companyId: p.uuid(),
    /** Null once the link has ended, so that it no longer counts. */
    slot: p.smallint().strictNullable(),
    name: p.text(),
    /** SHA-256 (hex) of the token, which is answered once and not stored. */
    tokenHash: p.text(),
    /** Argon2id in PHC format; null without a password. */
    passwordHash: p.text().strictNullable(),
    shown: p.text().$type<Shown>(),
    /** Null once the account is erased; the link has ended before. */
    madeBy: p.uuid().strictNullable(),
    views: p.integer().default(0),
    lastViewedAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
    revokedAt: p.datetime(3).strictNullable(),
  },
  uniques: [
    { name: 'share_link_slot_unique', properties: ['companyId', 'slot'] },
    { name: 'share_link_token_hash_unique', properties: ['tokenHash'] },
  ],
  indexes: [
    {
      name: 'share_link_company_id_index',
      expression: 'create index share_link_company_id_index on share_link (company_id, created_at desc, id desc)',
    },
    { name: 'share_link_made_by_index', properties: ['madeBy'] },
    { name: 'share_link_expires_at_index', properties: ['expiresAt'] },
  ],
  checks: [
    { name: 'share_link_slot_check', expression: `slot >= 1 and slot <= ${LINK_SLOTS}` },
    { name: 'share_link_revoked_slot_check', expression: 'slot is null or revoked_at is null' },
    {
      name: 'share_link_name_check',
      expression: 'btrim(name) = name and char_length(name) >= 1 and char_length(name) <= 80',
    },
    { name: 'share_link_token_hash_check', expression: 'char_length(token_hash) = 64' },
    { name: 'share_link_shown_check', expression: `shown in ('MASKED', 'OPEN')` },
    { name: 'share_link_views_check', expression: 'views >= 0' },
    {
      name: 'share_link_expires_at_check',
      expression: `expires_at > created_at and expires_at <= created_at + '30 days'::interval`,
    },
  ],
});

/** A person in a link. Its id is all that readers learn of who the person is. */
export const ShareLinkPersonSchema = defineEntity({
  name: 'ShareLinkPerson',
  tableName: 'share_link_person',
  properties: {
    id: p.uuid().primary(),
    linkId: () =>
      p
        .manyToOne(ShareLinkSchema)
        .mapToPk()
        .fieldName('link_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('share_link_person_link_id_foreign'),
    seekerId: p.uuid(),
    slot: p.smallint(),
    /** The company could find the person when the link was made, or later. A person who then hides is no longer shown. */
    findable: p.boolean(),
    /** The person excluded the company all the time since the link was made; only their own application shows them. */
    excluded: p.boolean().default(false),
  },
  uniques: [
    { name: 'share_link_person_seeker_unique', properties: ['linkId', 'seekerId'] },
    { name: 'share_link_person_slot_unique', properties: ['linkId', 'slot'] },
  ],
  indexes: [{ name: 'share_link_person_seeker_id_index', properties: ['seekerId'] }],
  checks: [{ name: 'share_link_person_slot_check', expression: `slot >= 1 and slot <= ${PERSON_SLOTS}` }],
});

/** A reader's answer about a person. */
export const ShareLinkFeedbackSchema = defineEntity({
  name: 'ShareLinkFeedback',
  tableName: 'share_link_feedback',
  properties: {
    id: p.uuid().primary(),
    personId: () =>
      p
        .manyToOne(ShareLinkPersonSchema)
        .mapToPk()
        .fieldName('person_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('share_link_feedback_person_id_foreign'),
    slot: p.smallint(),
    rating: p.smallint(),
    note: p.text().strictNullable(),
    /** The name that the reader typed, if any. */
    author: p.text().strictNullable(),
    createdAt: p.datetime(3),
  },
  uniques: [{ name: 'share_link_feedback_slot_unique', properties: ['personId', 'slot'] }],
  checks: [
    { name: 'share_link_feedback_slot_check', expression: `slot >= 1 and slot <= ${FEEDBACK_SLOTS}` },
    { name: 'share_link_feedback_rating_check', expression: 'rating >= 1 and rating <= 5' },
    { name: 'share_link_feedback_note_check', expression: 'char_length(note) >= 1 and char_length(note) <= 1000' },
    { name: 'share_link_feedback_author_check', expression: 'char_length(author) >= 1 and char_length(author) <= 80' },
  ],
});

/** A day on which a person was read through a link: one row, so that the access log has one line a day, however often it is read. */
export const ShareLinkViewSchema = defineEntity({
  name: 'ShareLinkView',
  tableName: 'share_link_view',
  properties: {
    personId: () =>
      p
        .manyToOne(ShareLinkPersonSchema)
        .mapToPk()
        .primary()
        .fieldName('person_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('share_link_view_person_id_foreign'),
    what: p.text().$type<'PAGE' | 'VIDEO'>().primary(),
    /** UTC. */
    day: p.date().primary(),
  },
  checks: [{ name: 'share_link_view_what_check', expression: `what in ('PAGE', 'VIDEO')` }],
});
