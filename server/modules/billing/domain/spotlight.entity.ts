import { defineEntity, p } from '@mikro-orm/core';

/** Until when a company is at the top of the companies; one row a company, so it is there once. */
export const SpotlightSchema = defineEntity({
  name: 'Spotlight',
  tableName: 'spotlight',
  properties: {
    companyId: p.uuid().primary(),
    boughtAt: p.datetime(3),
    endsAt: p.datetime(3),
  },
  indexes: [{ name: 'spotlight_ends_at_index', properties: ['endsAt'] }],
  checks: [{ name: 'spotlight_ends_at_check', expression: 'ends_at >= bought_at' }],
});
