import { defineEntity, p } from '@mikro-orm/core';

/** Where a sweep goes on. A sweep that begins anew has no row. Read and written in SQL by `persistence/sweep-positions.ts`. */
export const MatchSweepSchema = defineEntity({
  name: 'MatchSweep',
  tableName: 'match_sweep',
  properties: {
    name: p.text().primary(),
    /** The last person or posting that was read. */
    afterId: p.uuid(),
  },
});
