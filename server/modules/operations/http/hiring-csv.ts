import { BYTE_ORDER_MARK, csvLine, textCell } from '../../../platform/csv/csv.js';
import type { Language } from '../../../platform/http/language.js';
import type { Translator } from '../../../platform/i18n/translator.js';
import type { HiringPosting } from './hiring.contract.js';

const figures = [
  ['VIEWS', 'views'],
  ['APPLICATIONS', 'applications'],
  ['ANSWERED', 'answered'],
  ['INTERVIEWS', 'interviews'],
  ['OFFERS', 'offers'],
  ['ACCEPTED', 'accepted'],
  ['HIRED', 'hired'],
  ['RESPONSE_HOURS', 'response_hours'],
  ['HIRE_HOURS', 'hire_hours'],
  ['CREDITS', 'credits'],
] as const;

/** Hiring figures as CSV in the reader's language, one line per posting. */
export async function* hiringCsv(
  postings: AsyncIterable<HiringPosting>,
  language: Language,
  translator: Translator,
): AsyncGenerator<string> {
  const word = (name: string): string => textCell(translator.text(`OPERATIONS.HIRING_${name}`, language));
  yield BYTE_ORDER_MARK + csvLine([word('TITLE'), word('STATUS'), ...figures.map(([name]) => word(name))]);
  for await (const posting of postings) {
    yield csvLine([
      textCell(posting.title),
      word(`JOB_${posting.status}`),
      ...figures.map(([, key]) => String(posting[key] ?? '')),
    ]);
  }
}
