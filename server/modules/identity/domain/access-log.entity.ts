import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';
import type { UnlockingType } from './interaction.js';

/** See `accessKinds` of the contract. */
export type AccessKind =
  | 'VIEWED'
  | 'UNMASKED'
  | 'CONCEALED'
  | 'WATCHED'
  | 'DOWNLOADED'
  | 'SHARED'
  | 'SHARE_VIEWED'
  | 'SHARE_WATCHED';

/**
 * A record of access to a seeker's data, or of a change of access. Append-only. The viewer is stored by id only, so that the name
 * disappears with the account; the company is the viewer's at that time.
 */
export const AccessEntrySchema = defineEntity({
  name: 'AccessEntry',
  tableName: 'access_log',
  properties: {
    id: p.uuid().primary(),
    seekerId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .fieldName('seeker_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('access_log_seeker_id_foreign'),
    kind: p.text().$type<AccessKind>(),
    at: p.datetime(3),
    masked: p.boolean(),
    viewerId: p.uuid().strictNullable(),
    companyId: p.uuid().strictNullable(),
    interaction: p.text().$type<UnlockingType>().strictNullable(),
    cost: p.integer(),
    /** The video that was watched. */
    videoId: p.uuid().strictNullable(),
    /** The day (UTC): one record per viewer, video and day. */
    day: p.date().strictNullable(),
  },
  indexes: [
    {
      name: 'access_log_seeker_id_index',
      expression: 'create index access_log_seeker_id_index on access_log (seeker_id, at desc, id desc)',
    },
    {
      name: 'access_log_viewed_index',
      expression: `create index access_log_viewed_index on access_log (seeker_id, at) include (company_id, viewer_id) where kind = 'VIEWED'`,
    },
    {
      name: 'access_log_watched_unique',
      expression: `create unique index access_log_watched_unique on access_log (viewer_id, video_id, day) where kind = 'WATCHED'`,
    },
    { name: 'access_log_at_index', properties: ['at'] },
    {
      name: 'access_log_viewer_id_index',
      properties: ['viewerId'],
    },
  ],
  checks: [
    {
      name: 'access_log_kind_check',
      expression: `kind in ('VIEWED', 'UNMASKED', 'CONCEALED', 'WATCHED', 'DOWNLOADED', 'SHARED', 'SHARE_VIEWED', 'SHARE_WATCHED')`,
    },
    {
      name: 'access_log_interaction_check',
      expression: `interaction in ('RESERVED', 'MATCHED', 'APPLICATION_SENT', 'INTERVIEW_SCHEDULED', 'OFFER_MADE', 'HIRED')`,
    },
    { name: 'access_log_cost_check', expression: 'cost >= 0' },
    {
      name: 'access_log_watched_check',
      expression: `(kind = 'WATCHED') = (video_id is not null) and (video_id is null) = (day is null)`,
    },
  ],
});

export class AccessEntry extends AccessEntrySchema.class {}

AccessEntrySchema.setClass(AccessEntry);
