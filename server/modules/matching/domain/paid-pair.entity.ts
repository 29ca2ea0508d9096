import { defineEntity, p } from '@mikro-orm/core';

/** Actions that open one person to a company permanently; names from the price list. */
export type PairAct = 'MATCH_UNLOCK' | 'RESERVATION' | 'PRIORITY_INTRO' | 'SEND_MESSAGE';

/**
 * A company paid for a person, once for all of its postings (decision C-1). The primary key makes it once: only the request that
 * inserts the row pays. Read and written in SQL by `persistence/paid-pairs.ts`.
 */
export const PaidPairSchema = defineEntity({
  name: 'PaidPair',
  tableName: 'paid_pair',
  properties: {
    companyId: p.uuid().primary(),
    seekerId: p.uuid().primary(),
    act: p.text().$type<PairAct>(),
    /** The recruiter who paid the credits. */
    paidBy: p.uuid(),
    paidAt: p.datetime(3),
  },
  indexes: [{ name: 'paid_pair_seeker_id_index', properties: ['seekerId'] }],
  checks: [
    {
      name: 'paid_pair_act_check',
      expression: `act in ('MATCH_UNLOCK', 'RESERVATION', 'PRIORITY_INTRO', 'SEND_MESSAGE')`,
    },
  ],
});
