import { defineEntity, p } from '@mikro-orm/core';
import type { RetentionKind } from './retention-periods.js';

/** The data of one kind that one run of the retention job deleted. */
export const RetentionReportSchema = defineEntity({
  name: 'RetentionReport',
  tableName: 'retention_report',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<RetentionKind>(),
    /** Data that ended before this was due. */
    dueBefore: p.datetime(3),
    removed: p.integer(),
    ranAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'retention_report_ran_at_index',
      expression: 'create index retention_report_ran_at_index on retention_report (ran_at desc, id desc)',
    },
  ],
  checks: [
    { name: 'retention_report_kind_check', expression: 'char_length(kind) >= 1 and char_length(kind) <= 40' },
    { name: 'retention_report_removed_check', expression: 'removed >= 0' },
  ],
});
