import type { ConceptId } from '../../lexicon/concept.js';
import type { JobAnalysis, Requirement } from '../analysis/analyse-job.js';
import type { Claim, SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';
import { type Gap, type Link, notAsked, type ScoredPart } from './scored-part.js';

const FRENCH: ConceptId = 'skill/french';
const ENGLISH: ConceptId = 'skill/english';
const BILINGUAL: ConceptId = 'skill/bilingualism';
/** Who writes in a language knows it, without having said how well. */
const WRITES = 0.5;

type Asked = readonly Requirement[];

/** Whether the person has the languages the posting asks for by name. The language it is written in asks for nothing. */
export function languagePart(seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): ScoredPart {
  const asked = askedLanguages(job, ontology);
  if (asked.length === 0) return notAsked;
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const credit = asked.reduce((sum, { concept, weight }) => sum + (knownOf(concept.id, seeker) * weight) / whole, 0);
  return {
    credit: Math.min(1, credit),
    isAsked: true,
    grounds: () => ({
      links: linksOf(seeker, asked, whole, ontology),
      gaps: () => gapsOf(seeker, asked, whole, ontology),
    }),
  };
}

function linksOf(seeker: SeekerAnalysis, asked: Asked, whole: number, ontology: Ontology): readonly Link[] {
  return asked.flatMap(({ concept, weight, place }): Link[] => {
    const claim = claimOf(concept.id, seeker);
    if (!claim) return [];
    const share = (claim.strength * weight) / whole;
    return [
      {
        concept: ontology.name(concept.id),
        share,
        isExact: true,
        seeker: claim.place,
        listed: claim.listed,
        job: place,
      },
    ];
  });
}

function gapsOf(seeker: SeekerAnalysis, asked: Asked, whole: number, ontology: Ontology): readonly Gap[] {
  const missing = asked.filter(({ concept }) => knownOf(concept.id, seeker) === 0);
  return missing.map(({ concept: { id }, weight }): Gap => ({
    ...{ name: ontology.name(id), share: weight / whole },
    ...{ supposition: { kind: 'claim', id }, isUnknown: false },
  }));
}

/** How well the person knows the language, 0..1. */
function knownOf(id: ConceptId, seeker: SeekerAnalysis): number {
  const claim = claimOf(id, seeker);
  if (claim) return claim.strength;
  return (id === FRENCH && seeker.writes.has('fr')) || (id === ENGLISH && seeker.writes.has('en')) ? WRITES : 0;
}

/** Being bilingual, here, is French and English. */
function askedLanguages(job: JobAnalysis, ontology: Ontology): Asked {
  const both = job.languages.get(BILINGUAL);
  if (!both) return [...job.languages.values()];
  const asked = new Map(job.languages);
  asked.delete(BILINGUAL);
  for (const id of [FRENCH, ENGLISH]) {
    const concept = ontology.concepts.get(id);
    if (concept && !asked.has(id)) asked.set(id, { ...both, concept });
  }
  return [...asked.values()];
}

function claimOf(id: ConceptId, seeker: SeekerAnalysis): Claim | undefined {
  const bilingual = id === FRENCH || id === ENGLISH ? seeker.claims.get(BILINGUAL) : undefined;
  return seeker.claims.get(id) ?? bilingual;
}
