import type { Language } from '../../../platform/http/language.js';
import type { Translator } from '../../../platform/i18n/translator.js';
import type { DescriptionKey, TransactionType } from '../domain/ledger-terms.js';
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
}

export const statementColumns = `id, sequence, type, amount, held_amount, balance_after, held_after, description, params,
  reference_type, reference_id, created_at`;

/** The line in the reader's language. Only a key is stored, so statements follow the current language. */
export function describe(row: StatementRow, language: Language, translator: Translator): CreditTransaction {
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
    created_at: new Date(row.created_at).toISOString(),
  };
}
