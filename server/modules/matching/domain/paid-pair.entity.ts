import { defineEntity, p } from '@mikro-orm/core';

/** What a company can pay to get to know one person for good; names of the price list. */
export type PairAct = 'MATCH_UNLOCK' | 'RESERVATION' | 'PRIORITY_INTRO' | 'SEND_MESSAGE';

/**
 * A company has paid for a person, once and for all of its postings (decision C-1). The key is what makes it once: whoever writes
 * the row pays, whoever finds it does not. Written and read in SQL by `persistence/paid-pairs.ts`.
 */
export const PaidPairSchema = defineEntity({
  name: 'PaidPair',
  tableName: 'paid_pair',
  properties: {
    companyId: p.uuid().primary(),
    seekerId: p.uuid().primary(),
    act: p.text().$type<PairAct>(),
    /** The recruiter whose credits they were. */
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
