import { BYTE_ORDER_MARK, csvLine, textCell } from '../../../platform/csv/csv.js';
import type { Language } from '../../../platform/http/language.js';
import type { Translator } from '../../../platform/i18n/translator.js';
import type { ImpactReport } from './impact-ratio.contract.js';

const headings = ['DIMENSION', 'GENDER', 'ETHNICITY', 'PEOPLE', 'RATE', 'RATIO', 'FLAG'];

/** The report as CSV. Codes are not translated, so that reports in both languages can be compared. */
export function impactRatioCsv({ dimensions }: ImpactReport, language: Language, translator: Translator): string {
  const head = headings.map((name) => textCell(translator.text(`FAIRNESS.CSV_${name}`, language)));
  const rows = dimensions.flatMap(({ dimension, groups }) =>
    groups.map(({ gender, ethnicity, people, rate, impact_ratio: ratio, is_flagged: isFlagged }) => [
      dimension,
      gender ?? '',
      ethnicity ?? '',
      String(people),
      rate.toFixed(3),
      ratio === null ? '' : ratio.toFixed(3),
      isFlagged ? '1' : '0',
    ]),
  );
  return BYTE_ORDER_MARK + [head, ...rows].map(csvLine).join('');
}
