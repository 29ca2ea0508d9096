import { BYTE_ORDER_MARK, textCell } from '../../../platform/csv/csv.js';
import type { Language } from '../../../platform/http/language.js';
import type { Translator } from '../../../platform/i18n/translator.js';
import type { AuditEntry } from './audit.contract.js';

const headings = ['DATE', 'OPERATOR', 'OPERATOR_ID', 'ACTION', 'SUBJECT', 'SUBJECT_ID', 'REASON', 'DETAILS'];

/** The audit log as CSV, streamed line by line. Codes are not translated, so that files in both languages can be compared. */
export async function* auditCsv(
  entries: AsyncIterable<AuditEntry>,
  language: Language,
  translator: Translator,
): AsyncGenerator<string> {
  const line = (cells: readonly string[]): string => `${cells.map(textCell).join(',')}\r\n`;
  yield BYTE_ORDER_MARK + line(headings.map((name) => translator.text(`OPERATIONS.CSV_${name}`, language)));
  for await (const { at, operator, action, subject, reason, details } of entries) {
    yield line([
      at,
      operator.full_name ?? '',
      operator.id,
      action,
      subject.type,
      subject.id,
      reason ?? '',
      Object.keys(details).length === 0 ? '' : JSON.stringify(details),
    ]);
  }
}
