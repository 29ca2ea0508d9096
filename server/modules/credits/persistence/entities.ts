import { CreditAccountSchema } from '../domain/credit-account.entity.js';
import { CreditAuditSchema } from '../domain/credit-audit.entity.js';
import { CreditCheckpointSchema } from '../domain/credit-checkpoint.entity.js';
import { CreditEntrySchema } from '../domain/credit-entry.entity.js';
import { CreditHoldSchema } from '../domain/credit-hold.entity.js';
import { CreditBudgetSchema, CreditPoolSchema } from '../domain/credit-pool.entity.js';
import { CreditPoolMonthSchema, CreditPoolUseSchema } from '../domain/credit-pool-use.entity.js';
import { CreditLotSchema } from '../domain/credit-lot.entity.js';
import { CreditTransactionSchema } from '../domain/credit-transaction.entity.js';

export const entities = [
  CreditAccountSchema,
  CreditLotSchema,
  CreditHoldSchema,
  CreditTransactionSchema,
  CreditEntrySchema,
  CreditCheckpointSchema,
  CreditAuditSchema,
  CreditPoolSchema,
  CreditBudgetSchema,
  CreditPoolMonthSchema,
  CreditPoolUseSchema,
];
