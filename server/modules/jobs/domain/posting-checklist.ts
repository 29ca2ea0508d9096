import { parseSalary, yearlySalary } from './salary.js';
import { hasFrenchText } from './posting-language.js';

export type ChecklistItem = 'PAY' | 'PAY_SPREAD' | 'FRENCH' | 'VACANCY' | 'AI' | 'CANADIAN_EXPERIENCE';

/** MISSING: the text should mention it. WARNING: the text should not mention it. */
export interface CheckedItem {
  readonly item: ChecklistItem;
  readonly state: 'DONE' | 'MISSING' | 'WARNING';
}

export interface PostingText {
  readonly title: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly videoQuestions: readonly string[];
  readonly location: string;
  readonly remote: boolean;
  readonly salaryRange: string;
}

/** Ontario, Employment Standards Act (O. Reg. 476/24): a published range may span at most 50,000 dollars a year … */
const WIDEST_RANGE = 50_000;
/** … unless it ends above 200,000, where no range is required. */
const EXEMPT_ABOVE = 200_000;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc]/gu, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();

const ontario =
  /\bont(?:ario)?\b|(?:,|\() ?on\b|\b(?:toronto|ottawa|mississauga|brampton|hamilton|kitchener|waterloo|guelph|oshawa|barrie|kingston|sudbury|thunder bay|markham|vaughan)\b/;

/** Readers must learn whether software takes part in the selection, under any name. (« j'ai » is not AI.) */
const aiNotice =
  /\b(?:intelligence artificielle|artificial intelligence|ia|(?<!')ai(?!-je)|algorithmes?|algorithms?|traitement automatise|automated (?:tools?|systems?|screening|processing|decision)|apprentissage automatique|machine learning)\b/;

const vacancyNotice =
  /\b(?:postes? (?:est |sont )?(?:a pourvoir|vacants?|existants?|ouverts?)|poste bien reel|remplacement|nouveau poste|(?:existing|current|open|real) (?:vacancy|vacancies|position|positions|opening)|vacan(?:cy|t position)|position is (?:open|vacant)|bassin de candidatures|talent pool|future (?:vacancy|vacancies|opportunities|openings))\b/;

/** Forbidden in Ontario. Elsewhere it excludes people by where they worked, not by how. */
const asksCanadianExperience =
  /\bexperience (?:\p{L}+ ){0,3}?(?:canadienne|quebecoise|(?:au|in) (?:canada|quebec))\b|\bcanadian (?:\p{L}+ ){0,2}?experience\b/u;

/**
 * Checks a posting's text before publication. Only advice: it never prevents publishing.
 * (Ontario: O. Reg. 476/24 requires pay, a range of at most 50,000, the vacancy and the use of AI, and forbids requiring Canadian
 * experience. Québec: the Charter of the French language, s. 41, requires a French version.)
 */
export function checkPosting(posting: PostingText): readonly CheckedItem[] {
  const text = plain([posting.title, posting.description, ...posting.requirements].join(' \n'));
  // Questions can contain a forbidden requirement, but do not describe the job.
  const asked = [text, ...posting.videoQuestions.map(plain)].join(' \n');
  const written = [posting.title, posting.description, posting.requirements.join('. ')].join('\n\n');
  const salary = posting.salaryRange === '' ? null : parseSalary(posting.salaryRange);
  const yearly = salary && yearlySalary(salary);
  const isOntario = posting.remote || ontario.test(plain(posting.location));
  const isWide =
    yearly !== null && yearly.max !== null && yearly.max <= EXEMPT_ABOVE && yearly.max - yearly.min > WIDEST_RANGE;
  const stateOf = (isSaid: boolean): CheckedItem['state'] => (isSaid ? 'DONE' : 'MISSING');
  return [
    { item: 'PAY', state: stateOf(salary !== null) },
    ...(isOntario && isWide ? [{ item: 'PAY_SPREAD', state: 'WARNING' } as const] : []),
    { item: 'FRENCH', state: stateOf(hasFrenchText(written)) },
    { item: 'VACANCY', state: stateOf(vacancyNotice.test(text)) },
    { item: 'AI', state: stateOf(aiNotice.test(text)) },
    { item: 'CANADIAN_EXPERIENCE', state: asksCanadianExperience.test(asked) ? 'WARNING' : 'DONE' },
  ];
}
