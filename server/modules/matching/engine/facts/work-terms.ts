import { foldText } from '../text/fold.js';

/** Work arrangements: contract types and times of day. */
export const workTerms = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACT',
  'INTERNSHIP',
  'DAYS',
  'EVENINGS',
  'NIGHTS',
  'WEEKENDS',
] as const;
export type WorkTerm = (typeof workTerms)[number];
/** Values that a posting has as its `job_type`. */
export const contractTerms: readonly WorkTerm[] = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'];

const patterns: readonly (readonly [WorkTerm, RegExp])[] = [
  ['FULL_TIME', /full[\s_-]*time|temps[\s_-]*(?:plein|complet)|permanent/],
  ['PART_TIME', /part[\s_-]*time|temps[\s_-]*partiel|(?:15|20|25|30) ?(?:h|heures|hours)/],
  ['CONTRACT', /contract|contrat|temporaire|temporary|pige|freelance|remplacement|saisonnier|seasonal/],
  ['INTERNSHIP', /\binternship|\bintern\b|\bstages?\b|stagiaire|\bco-?op\b/],
  ['DAYS', /\bde jour\b|\bjours?\b(?= seulement|s? de semaine|$|[,/;])|day ?shift|daytime|\bdays\b/],
  ['EVENINGS', /\bsoirs?\b|soiree|evening/],
  ['NIGHTS', /\bnuits?\b|night/],
  ['WEEKENDS', /fins? de semaine|week-?ends?|samedi|saturday|dimanche|sunday/],
];
const anything =
  /\b(?:flexible|tous les horaires|toute disponibilite|n'importe|any (?:time|shift|schedule)|open to (?:all|any)|peu importe|indifferent)/;
const negated = /(?:pas|jamais|aucune?|sans|sauf|no|not|never|except|without)\s+(?:[\p{L}']+\s+){0,2}$/u;

/** Arrangements that a text names, and those it excludes (« pas de nuit »). `open`: any arrangement. */
export interface TermsFound {
  readonly named: ReadonlySet<WorkTerm>;
  readonly excluded: ReadonlySet<WorkTerm>;
  readonly open: boolean;
}

export function findWorkTerms(text: string): TermsFound {
  const folded = foldText(text);
  const named = new Set<WorkTerm>();
  const excluded = new Set<WorkTerm>();
  for (const [term, pattern] of patterns) {
    const match = pattern.exec(folded);
    if (match) (negated.test(folded.slice(0, match.index)) ? excluded : named).add(term);
  }
  return { named, excluded, open: anything.test(folded) };
}
