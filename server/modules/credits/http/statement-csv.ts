import { BYTE_ORDER_MARK, csvLine, textCell } from '../../../platform/csv/csv.js';
import type { Language } from '../../../platform/http/language.js';
import type { Translator } from '../../../platform/i18n/translator.js';
import type { CreditTransaction } from './credits.contract.js';

const headings = [
  'DATE',
  'TYPE',
  'DESCRIPTION',
  'AMOUNT',
  'RESERVED',
  'BALANCE',
  'RESERVED_AFTER',
  'REFERENCE',
  'MEMBER',
];

/** A statement as CSV in the reader's language, generated line by line. */
export async function* statementCsv(
  transactions: AsyncIterable<CreditTransaction>,
  language: Language,
  translator: Translator,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(headings.map((name) => textCell(translator.text(`CREDITS.CSV_${name}`, language))));
  for await (const transaction of transactions) {
    const { type, amount, reserved_amount, balance_after, reserved_after, reference, member } = transaction;
    yield csvLine([
      textCell(transaction.created_at),
      textCell(translator.text(`CREDITS.TYPE_${type}`, language)),
      textCell(transaction.description),
      // Numbers without quotes, so that spreadsheets can add them.
      String(amount),
      String(reserved_amount),
      String(balance_after),
      String(reserved_after),
      reference ? textCell(`${reference.type} ${reference.id}`) : '',
      member ? textCell(member.full_name ?? member.id) : '',
    ]);
  }
}
