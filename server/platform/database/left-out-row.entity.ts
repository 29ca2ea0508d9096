import { defineEntity, p } from '@mikro-orm/core';

/** A row that a list could not present. Read and written in SQL by `left-out-rows.ts`. */
export const LeftOutRowSchema = defineEntity({
  name: 'LeftOutRow',
  tableName: 'left_out_row',
  properties: {
    /** Name of the list in the answer: `jobs`. */
    list: p.text().primary(),
    rowId: p.text().primary(),
    seenAt: p.datetime(3),
  },
  indexes: [{ name: 'left_out_row_seen_at_index', properties: ['seenAt'] }],
});
