import { defineEntity, p } from '@mikro-orm/core';
import type { AuditState } from './audit-state.js';

/** State of the audit: one row, written after each run. Readiness reads it instead of auditing. */
export const CreditAuditSchema = defineEntity({
  name: 'CreditAudit',
  tableName: 'credit_audit',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    ranAt: p.datetime(3),
    /** Accounts changed before this time have been audited up to it. */
    changedUntil: p.datetime(3).nullable(),
    /** The last run stopped before it had read everything new. */
    isBehind: p.boolean(),
    /** The account that the complete pass has reached, and its position there. */
    passOwnerId: p.uuid().nullable(),
    passState: p.json<AuditState>().columnType('json').nullable(),
    passBeganAt: p.datetime(3),
    /** End of the last complete pass. */
    passEndedAt: p.datetime(3).nullable(),
  },
  checks: [{ name: 'credit_audit_id_check', expression: 'id = 1' }],
});
