import type { Concept } from '../../lexicon/concept.js';
import { bothGenders } from '../../lexicon/gender.js';
import type { Bilingual } from '../../domain/match-result.js';
import type { Claim } from '../analysis/claims.js';
import type { Seniority } from '../facts/seniority.js';
import { type ThingId, thingOf } from './distinct-names.js';
import type { Ontology } from '../ontology/ontology.js';

/** The display name of a requirement or claim: the thing that was named, not another one in the same concept. */
export function nameOfThing(concept: Concept, thing: ThingId | null | undefined, ontology: Ontology): Bilingual {
  const whole = ontology.name(concept.id);
  if (!thing) return whole;
  const named = (language: 'fr' | 'en'): string => {
    const label = concept.labels.find((each) => each.language === language && thingOf(each) === thing);
    return label ? bothGenders({ masculine: label.text, feminine: label.feminine }) : whole[language];
  };
  return { fr: named('fr'), en: named('en') };
}

/** Shown if a title only resembles an occupation: the resemblance is all we know. */
export const alikeTitles: Bilingual = { fr: 'titre proche', en: 'similar title' };

/** The display name of something close to a requirement: "close", its name, and its rank if that differs. */
export function closeName(claim: Claim, ontology: Ontology, rank: Seniority | null = null): Bilingual {
  if (claim.isNear) return alikeTitles;
  const concept = ontology.concepts.get(claim.id);
  const [thing] = claim.things ?? [];
  const { fr, en } = concept ? nameOfThing(concept, thing, ontology) : ontology.name(claim.id);
  const level = { fr: rank ? ` (${rank.name.fr})` : '', en: rank ? ` (${rank.name.en})` : '' };
  return { fr: `proche\u00A0: ${fr}${level.fr}`, en: `close: ${en}${level.en}` };
}
