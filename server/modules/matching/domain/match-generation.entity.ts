import { defineEntity, p } from '@mikro-orm/core';

/**
 * The last finished run of each scope, for requests that wait for one, and until when their lease keeps a run from ending. Kept for two days. Read and
 * written in SQL by `persistence/generations.ts`; times are of the database's clock.
 */
export const MatchGenerationSchema = defineEntity({
  name: 'MatchGeneration',
  tableName: 'match_generation',
  properties: {
    /** The person, posting or company; all zeros if the run was for everything. */
    scopeId: p.uuid().primary(),
    /** When it began: it has read everything that was committed before. Null: none has finished yet. */
    startedAt: p.datetime(6).nullable(),
    /** End of the lease: later, a worker ends a run that was started for a request. Null: no request has waited. */
    waitedUntil: p.datetime(6).nullable(),
    changedAt: p.datetime(6),
  },
  indexes: [{ name: 'match_generation_changed_at_index', properties: ['changedAt'] }],
});
