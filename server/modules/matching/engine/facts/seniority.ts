import type { Bilingual } from '../../domain/match-result.js';
import { foldText } from '../text/fold.js';

/** Rank in a line of work. A title without a word of rank has {@link PLAIN_RANK}, which is weak evidence. */
export interface Seniority {
  readonly rank: number;
  readonly name: Bilingual;
}

export const PLAIN_RANK = 2;

const steps: readonly (readonly [number, string, string, RegExp])[] = [
  [0, 'apprenti', 'apprentice', /\bapprenti(?:e|\(e\)|[·.-]e)?s?\b|\bapprentice\b|\b(?:stagiaire|intern|trainee)\b/],
  [1, 'junior', 'junior', /\bjunior\b|\bdebutante?\b|\bentry[ -]level\b/],
  [
    2,
    'compagnon',
    'journeyman',
    /\bcompagnons?\b|\bcompagne\b|\bjourney(?:man|person|woman)\b|\bintermediaire\b|\bintermediate\b/,
  ],
  [3, 'senior', 'senior', /\bsenior\b|\bsr\b|\blead\b/],
  [3, 'maître', 'master', /\bmaitre(?:sse)?\b(?! de | d'|[ -]nageu)|\bmaster\b(?! of)/],
  [
    4,
    'chef ou superviseur',
    'head or supervisor',
    /\bchef(?:fe)? d'equipe\b|\b(?:en|[a-z]+-)chef(?:fe)?\b|\bsuperviseu\w+\b|\bsupervisor\b|\bcontremaitre(?:sse)?\b|\bfore(?:man|person)\b|\bteam lead(?:er)?\b|\bhead\b/,
  ],
  [5, 'directeur', 'director', /\bdirect(?:eur|rice)\b|\bdirector\b/],
  [6, 'vice-président', 'vice-president', /\bvice[ -]president\w*\b|\bvp\b/],
  [7, 'chef de la direction', 'chief officer', /\bchef(?:fe)? de la direction\b|\bchief \w+ officer\b|\bc[efot]o\b/],
];

/** The highest rank in a title; null if it names none. */
export function seniorityIn(title: string): Seniority | null {
  const folded = foldText(title);
  for (const [rank, fr, en, words] of [...steps].reverse()) {
    if (words.test(folded)) return { rank, name: { fr, en } };
  }
  return null;
}

/** Factor per missing rank if the posting asks for more, and its minimum. */
const BELOW = { step: 0.2, plainStep: 0.1, least: 0.35 };
/** The same if the posting asks for less: an overqualified person may not want the job. */
const ABOVE = { step: 0.07, least: 0.75 };

/** Factor on the occupation's credit for the difference of ranks. 1 if the person's rank is unknown. */
export function shareOfRank(own: Seniority | null, asked: Seniority | null): number {
  if (!own) return 1;
  const steps = (asked?.rank ?? PLAIN_RANK) - own.rank;
  if (steps > 0) return Math.max(BELOW.least, 1 - steps * (asked ? BELOW.step : BELOW.plainStep));
  return asked ? Math.max(ABOVE.least, 1 + steps * ABOVE.step) : 1;
}
