import { defineEntity, p } from '@mikro-orm/core';
import type { AuditFault, AuditState } from './audit-state.js';
import { CreditAccountSchema } from './credit-account.entity.js';

/** How far an account has been audited, and its faults. Written in SQL by `audit/audit-store.ts`. */
export const CreditCheckpointSchema = defineEntity({
  name: 'CreditCheckpoint',
  tableName: 'credit_checkpoint',
  properties: {
    owner: () =>
      p
        .manyToOne(CreditAccountSchema)
        .mapToPk()
        .primary()
        .fieldName('owner_id')
        .deleteRule('no action')
        .updateRule('no action')
        .foreignKeyName('credit_checkpoint_owner_id_foreign'),
    /** All transactions up to this one are verified. */
    sequence: p.integer(),
    state: p.json<AuditState>().columnType('json'),
    /** Faults after the checkpoint, which stays until they are repaired. */
    faults: p.json<readonly AuditFault[]>(),
    /** Faults found by the last complete pass of the account. */
    passFaults: p.json<readonly AuditFault[]>(),
    auditedAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'credit_checkpoint_broken_index',
      expression: `create index credit_checkpoint_broken_index on credit_checkpoint (audited_at)
        where faults <> '[]' or pass_faults <> '[]'`,
    },
  ],
  checks: [{ name: 'credit_checkpoint_sequence_check', expression: 'sequence >= 0' }],
});
