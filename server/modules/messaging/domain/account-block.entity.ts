import { defineEntity, p } from '@mikro-orm/core';

/** Somebody wants to hear nothing more of somebody. Written and read in SQL by `persistence/blocks.ts`. */
export const AccountBlockSchema = defineEntity({
  name: 'AccountBlock',
  tableName: 'account_block',
  properties: {
    blockerId: p.uuid().primary(),
    blockedId: p.uuid().primary(),
    /** The job seeker's exclusion that this block made: lifting it lifts that one too. */
    exclusionId: p.uuid().strictNullable(),
    createdAt: p.datetime(3),
  },
  indexes: [{ name: 'account_block_blocked_id_index', properties: ['blockedId', 'blockerId'] }],
  checks: [{ name: 'account_block_self_check', expression: 'blocker_id <> blocked_id' }],
});
