import { defineEntity, p } from '@mikro-orm/core';

/** A person blocks another. Read and written in SQL by `persistence/blocks.ts`. */
export const AccountBlockSchema = defineEntity({
  name: 'AccountBlock',
  tableName: 'account_block',
  properties: {
    blockerId: p.uuid().primary(),
    blockedId: p.uuid().primary(),
    /** The exclusion that this block of a job seeker created; removing the block removes it too. */
    exclusionId: p.uuid().strictNullable(),
    createdAt: p.datetime(3),
  },
  indexes: [{ name: 'account_block_blocked_id_index', properties: ['blockedId', 'blockerId'] }],
  checks: [{ name: 'account_block_self_check', expression: 'blocker_id <> blocked_id' }],
});
