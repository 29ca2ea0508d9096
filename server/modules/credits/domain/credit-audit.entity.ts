import { defineEntity, p } from '@mikro-orm/core';
import type { WalkState } from './audit-state.js';

/** Where the audit stands: one row, written after every run. Readiness reads it instead of auditing. */
export const CreditAuditSchema = defineEntity({
  name: 'CreditAudit',
  tableName: 'credit_audit',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    ranAt: p.datetime(3),
    /** Accounts that changed before this moment have been audited up to it. */
    changedUntil: p.datetime(3).nullable(),
    /** The last run ended before it had read everything new. */
    isBehind: p.boolean(),
    /** The account that the complete reading of the ledger has reached, and how far into it. */
    passOwnerId: p.uuid().nullable(),
    passState: p.json<WalkState>().columnType('json').nullable(),
    passBeganAt: p.datetime(3),
    /** When the last complete reading ended. */
    passEndedAt: p.datetime(3).nullable(),
  },
  checks: [{ name: 'credit_audit_id_check', expression: 'id = 1' }],
});
