import type { Concept, Label } from '../../lexicon/concept.js';
import { bothGenders } from '../../lexicon/gender.js';
import type { Bilingual } from '../../domain/match-result.js';
import type { Claim } from '../analysis/claims.js';
import type { Seniority } from '../facts/seniority.js';
import { foldText } from '../text/fold.js';
import { type ThingId, thingOf } from './distinct-names.js';
import type { Ontology } from '../ontology/ontology.js';
import { isWorkplaceName } from './workplace-names.js';

/** The display name of a requirement or claim: the thing that was named, not another one in the same concept. */
export function nameOfThing(concept: Concept, thing: ThingId | null | undefined, ontology: Ontology): Bilingual {
  const whole = ontology.name(concept.id);
  if (!thing) return whole;
  const labels = concept.labels.filter((each) => thingOf(each) === thing);
  const named = (language: 'fr' | 'en'): string => {
    // The name of a diploma that has none in the other language is kept: "AEC en comptabilité".
    const label =
      labels.find((each) => each.language === language) ?? (concept.type === 'licence' ? labels[0] : undefined);
    return label ? bothGenders({ masculine: label.text, feminine: label.feminine }) : whole[language];
  };
  return { fr: named('fr'), en: named('en') };
}

interface Read {
  readonly concept: Concept;
  readonly thing?: ThingId | null | undefined;
  readonly label?: Label | undefined;
}

/**
 * The display name of what a text asks for: in the language of the text the name that was read, because a skill of the lexicon can
 * have names that are not quite the same. A product keeps its name in both languages.
 */
export function nameAsRead({ concept, thing, label }: Read, ontology: Ontology): Bilingual {
  const whole = nameOfThing(concept, thing, ontology);
  if (!label || concept.kind !== 'skill' || concept.type === 'licence' || concept.type === 'language') return whole;
  if (isWorkplaceName(foldText(label.text))) return whole;
  if (label.isName && (concept.type === 'tool' || isOfBothLanguages(label, concept))) {
    return { fr: label.text, en: label.text };
  }
  return { ...whole, [label.language]: label.text };
}

/** "MS Project" is called the same in both languages. */
const isOfBothLanguages = ({ text, language }: Label, { labels }: Concept): boolean =>
  labels.some((other) => other.language !== language && other.text === text);

/** Shown if a title only resembles an occupation: the resemblance is all we know. */
export const alikeTitles: Bilingual = { fr: 'titre proche', en: 'similar title' };

/** A tool or licence is called as the person calls it. */
function nameOfOwn(concept: Concept, thing: ThingId | undefined, { label }: Claim, ontology: Ontology): Bilingual {
  if (concept.type === 'licence') return nameOfThing(concept, thing ?? (label && thingOf(label)), ontology);
  if (concept.type === 'tool' || label?.isName) return nameAsRead({ concept, thing, label }, ontology);
  return nameOfThing(concept, thing, ontology);
}

/** The display name of something close to a requirement: "close", its name, and its rank if that differs. */
export function closeName(claim: Claim, ontology: Ontology, rank: Seniority | null = null): Bilingual {
  if (claim.isNear) return alikeTitles;
  const concept = ontology.concepts.get(claim.id);
  const [thing] = claim.things ?? [];
  const { fr, en } = concept ? nameOfOwn(concept, thing, claim, ontology) : ontology.name(claim.id);
  const level = { fr: rank ? ` (${rank.name.fr})` : '', en: rank ? ` (${rank.name.en})` : '' };
  return { fr: `proche\u00A0: ${fr}${level.fr}`, en: `close: ${en}${level.en}` };
}
