import { defineEntity, p } from '@mikro-orm/core';

/** The position of a sweep. Without a row, the next run starts at the first id. Read and written in SQL by `persistence/sweep-positions.ts`. */
export const MatchSweepSchema = defineEntity({
  name: 'MatchSweep',
  tableName: 'match_sweep',
  properties: {
    name: p.text().primary(),
    /** The last person or posting that was read. */
    afterId: p.uuid(),
  },
});
