import { defineCounter, defineGauge } from '../../../platform/metrics/define-metric.js';

export const auditTime = defineGauge({
  name: 'entrevue_ledger_audit_timestamp_seconds',
  help: 'When the ledger was last audited, which happens every minute.',
});
export const auditDifferences = defineGauge({
  name: 'entrevue_ledger_differences',
  help: 'Accounts whose ledger violates an invariant. Must be 0. Counted up to 20.',
});
export const auditEntries = defineCounter({
  name: 'entrevue_ledger_audited_transactions_total',
  help: 'Transactions of the ledger that this process has audited.',
});
