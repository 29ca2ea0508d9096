import { defineEntity, p } from '@mikro-orm/core';

/**
 * A company asked a person and got no yes. It must wait until `closedUntil`; after the second refusal only the person can reopen
 * the pair. No row: the company may ask. Read and written in SQL by `persistence/closed-pairs.ts`.
 */
export const ClosedPairSchema = defineEntity({
  name: 'ClosedPair',
  tableName: 'closed_pair',
  properties: {
    companyId: p.uuid().primary(),
    seekerId: p.uuid().primary(),
    /** Requests without a yes since the person's last yes or reopening; 0 after the recruiter ended an accepted one. */
    refusals: p.smallint(),
    closedUntil: p.datetime(3),
    closedAt: p.datetime(3),
  },
  indexes: [{ name: 'closed_pair_seeker_id_index', properties: ['seekerId'] }],
  checks: [
    { name: 'closed_pair_refusals_check', expression: 'refusals >= 0 and refusals <= 2' },
    { name: 'closed_pair_closed_until_check', expression: 'closed_until >= closed_at' },
  ],
});
