import type { JobSource } from '../../domain/match-result.js';
import { findWorkTerms, type WorkTerm } from '../facts/work-terms.js';
import type { LinkedText } from '../link/link-text.js';
import { foldText } from '../text/fold.js';
import { type PlaceInText, placeOf } from './place-in-text.js';

const shiftWords =
  /(?:quarts?|horaires?|travail|shifts?)\s+(?:de |d’|d')?(?:soirs?|nuits?|jour)|(?:evening|night|day|weekend)\s+shifts?|fins? de semaine|week-?ends?|\bde nuit\b|\bde soir\b|\bnights\b|\bevenings\b/giu;

/** Folded words before a shift that make it time off: « à la maison les fins de semaine », "home every weekend", "no nights". */
const timeOffBefore =
  /\b(?:(?:a la maison|chez (?:vous|soi)|home|ferme(?:e?s?)?|closed) (?:(?:le|les|la|toutes?|tous|chaque|every|on|at|all|most|for the) )*|(?:pas|sans|jamais|aucune?|ni|no|never|without|not) (?:(?:de|en|le|les|la|travail|horaires?|quarts?|work(?:ing)?|on) )*)$/;
/** The same after it: « fins de semaine de congé », "weekends off". */
const timeOffAfter = /^ (?:de conge|libres?|a la maison|off|free|at home)\b/;
const CONTEXT_LENGTH = 40;

/** Times of day and of the week that a posting asks people to work, with the words that say so. */
export function shiftsOf(
  fields: readonly { readonly source: JobSource; readonly text: LinkedText }[],
): ReadonlyMap<WorkTerm, PlaceInText<JobSource>> {
  const shifts = new Map<WorkTerm, PlaceInText<JobSource>>();
  for (const { source, text } of fields) {
    for (const match of text.text.matchAll(shiftWords)) {
      const start = match.index;
      const end = start + match[0].length;
      if (isTimeOff(text.text, start, end)) continue;
      const place = placeOf(source, text, { start, end });
      for (const term of findWorkTerms(match[0]).named) if (!shifts.has(term)) shifts.set(term, place);
    }
  }
  return shifts;
}

function isTimeOff(text: string, start: number, end: number): boolean {
  return (
    timeOffBefore.test(foldText(text.slice(Math.max(0, start - CONTEXT_LENGTH), start))) ||
    timeOffAfter.test(foldText(text.slice(end, end + CONTEXT_LENGTH)))
  );
}
