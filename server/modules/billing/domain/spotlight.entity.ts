import { defineEntity, p } from '@mikro-orm/core';

/** When a company's spotlight ends. One row per company, so a company is listed once. */
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
