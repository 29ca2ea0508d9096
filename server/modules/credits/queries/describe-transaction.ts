import type { Language } from '../../../platform/http/language.js';
import type { Translator } from '../../../platform/i18n/translator.js';
import type { DescriptionKey, TransactionType } from '../domain/ledger-terms.js';
import type { SpentPosting } from '../spent-for.js';
import type { CreditTransaction } from '../http/credits.contract.js';

/** A transaction, as read for people. */
export interface StatementRow {
  readonly id: string;
  readonly sequence: number;
  readonly type: TransactionType;
  readonly amount: number;
  readonly held_amount: number;
  readonly balance_after: number;
  readonly held_after: number;
  readonly description: DescriptionKey;
  readonly params: Readonly<Record<string, string>>;
  readonly reference_type: string | null;
  readonly reference_id: string | null;
  readonly created_at: string;
  /** The member who used shared credits; null for all other lines. */
  readonly member_id: string | null;
}

/** Columns of `credit_transaction t`. A capture, release or refund belongs to the member of the hold or spending that it ends. */
export const statementColumns = `t.id, t.sequence, t.type, t.amount, t.held_amount, t.balance_after, t.held_after, t.description,
  t.params, t.reference_type, t.reference_id, t.created_at,
  coalesce((select u.member_id from credit_pool_use u where u.transaction_id = coalesce(t.refund_of, t.id)),
           (select u.member_id from credit_pool_use u where u.hold_id = coalesce(t.hold_id,
              (select s.hold_id from credit_transaction s where s.id = t.refund_of)))) as member_id`;

/** The line in the reader's language. Only a key is stored, so statements follow the current language. */
export function describe(
  row: StatementRow,
  language: Language,
  translator: Translator,
  names: ReadonlyMap<string, string> = new Map(),
  postings: ReadonlyMap<string, SpentPosting> = new Map(),
): CreditTransaction {
  const { act, plan, ...rest } = row.params;
  const params = {
    ...rest,
    ...(act === undefined ? {} : { act: translator.text(`CREDITS.ACT_${act}`, language) }),
    ...(plan === undefined ? {} : { plan: translator.text(`CREDITS.PLAN_${plan}`, language) }),
  };
  return {
    id: row.id,
    type: row.type,
    amount: row.amount,
    balance_after: row.balance_after,
    reserved_amount: row.held_amount,
    reserved_after: row.held_after,
    description: translator.text(row.description, language, params),
    reference: row.reference_type && row.reference_id ? { type: row.reference_type, id: row.reference_id } : null,
    posting: (row.reference_id && postings.get(row.reference_id)) || null,
    member: row.member_id === null ? null : { id: row.member_id, full_name: names.get(row.member_id) ?? null },
    created_at: new Date(row.created_at).toISOString(),
  };
}
