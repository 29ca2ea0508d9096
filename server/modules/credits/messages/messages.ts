import type { DescriptionKey } from '../domain/ledger-terms.js';
import type { Plan } from '../domain/plans.js';
import type { PricedAct } from '../domain/price-list.contract.js';

type Column =
  | 'DATE'
  | 'TYPE'
  | 'DESCRIPTION'
  | 'AMOUNT'
  | 'RESERVED'
  | 'BALANCE'
  | 'RESERVED_AFTER'
  | 'REFERENCE'
  | 'MEMBER';
type TypeName = 'SPENT' | 'EARNED' | 'RESERVED' | 'RELEASED' | 'REFUND' | 'ADJUSTMENT' | 'EXPIRED';

/** Error messages of this module, the texts of statements, and remarks on the ledger for operators. */
export type CreditsMessages = Record<
  | 'CREDITS.INSUFFICIENT'
  | 'CREDITS.BUDGET_EXCEEDED'
  | 'CREDITS.NO_SPENDING_MEMBER'
  | 'CREDITS.PRICE_MISMATCH'
  | 'CREDITS.NO_ACT'
  | 'CREDITS.ALREADY_HELD'
  | 'CREDITS.HOLD_ENDED'
  | 'CREDITS.ALREADY_REFUNDED'
  | 'CREDITS.NOT_REFUNDABLE'
  | 'CREDITS.CSV_FILE'
  | `CREDITS.CSV_${Column}`
  | `CREDITS.TYPE_${TypeName}`
  | `CREDITS.PLAN_${Plan}`
  | `CREDITS.ACT_${PricedAct}`
  | DescriptionKey
  | `HEALTH.LEDGER_${'NEW' | 'INTACT' | 'READING' | 'BROKEN' | 'STALE'}`,
  string
>;
