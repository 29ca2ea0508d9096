import { defineEntity, p } from '@mikro-orm/core';

/** A figure about everything that is stored, as a job last counted it. */
export const OperatingFactSchema = defineEntity({
  name: 'OperatingFact',
  tableName: 'operating_fact',
  properties: {
    name: p.text().primary(),
    value: p.double(),
    /** Id of the last row that is counted, where rows are only added. */
    countedTo: p.uuid().strictNullable(),
    measuredAt: p.datetime(3),
  },
  checks: [{ name: 'operating_fact_name_check', expression: "name ~ '^[a-z][a-z_]{0,59}$'" }],
});
