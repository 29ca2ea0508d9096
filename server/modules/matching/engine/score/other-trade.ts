import type { ConceptId } from '../../lexicon/concept.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';
import type { Credit } from './skill-credits.js';

/** Keys of cards that are issued for one trade: a crane operator's is not a roofer's. */
export const ofOneTrade: ReadonlySet<string> = new Set(['ccq', 'ccq-journeyman']);
const TRADE_CARD: ConceptId = 'skill/ccq-card';
/** Lexicon files with the trades of construction. */
const tradeSectors: ReadonlySet<string> = new Set(['construction', 'building', 'trades']);
/** Occupations with at least this credit can be the same trade. */
const SAME_TRADE = 0.5;

type Credits = ReadonlyMap<ConceptId, Credit>;

/** Whether the posting asks for the card of a trade, and the person names only other trades. */
export function isOfOtherTrade(
  { claims }: SeekerAnalysis,
  { credentials = [], occupations }: JobAnalysis,
  credits: Credits,
  { concepts }: Ontology,
): boolean {
  if (!credentials.some((among) => among.some((key) => ofOneTrade.has(key)))) return false;
  const isTrade = (id: ConceptId): boolean => {
    const concept = concepts.get(id);
    return concept?.kind === 'occupation' && tradeSectors.has(concept.sector);
  };
  if (!occupations.some(({ concept }) => isTrade(concept.id))) return false;
  // Ignores the skill list, because one more skill must never lower a score.
  const isNamed = [...claims.values()].some(
    ({ id, place }) => place !== null && place.source !== 'skills' && isTrade(id),
  );
  if (!isNamed) return false;
  return occupations.every(({ concept }) => {
    const credit = credits.get(concept.id);
    return !credit || credit.isInferred || credit.value < SAME_TRADE;
  });
}

/** The same credits without the card. */
export function withoutTradeCard(credits: Credits): Credits {
  const others = new Map(credits);
  others.delete(TRADE_CARD);
  return others;
}
