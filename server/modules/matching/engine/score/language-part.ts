import type { ConceptId } from '../../lexicon/concept.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import { isOnlyPreferred, nameOf, type Need, needsOf } from '../analysis/needs.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Claim } from '../analysis/claims.js';
import type { Ontology } from '../ontology/ontology.js';
import { type Gap, type Link, notAsked, type ScoredPart } from './scored-part.js';

const FRENCH: ConceptId = 'skill/french';
const ENGLISH: ConceptId = 'skill/english';
const BILINGUAL: ConceptId = 'skill/bilingualism';
/** Credit for a language that the person writes in, if they do not name their level. */
const WRITES = 0.5;

/** Whether the person knows the languages the posting names. The language of the posting itself is not a requirement. */
export function languagePart(seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): ScoredPart {
  const asked = askedLanguages(job, ontology);
  if (asked.length === 0) return notAsked;
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const credit = asked.reduce((sum, need) => sum + (bestKnown(need, seeker) * need.weight) / whole, 0);
  return {
    credit: Math.min(1, credit),
    isAsked: true,
    grounds: () => ({
      links: linksOf(seeker, asked, whole, ontology),
      gaps: () => gapsOf(seeker, asked, whole, ontology),
    }),
  };
}

function linksOf(seeker: SeekerAnalysis, asked: readonly Need[], whole: number, ontology: Ontology): readonly Link[] {
  return asked.flatMap(({ among, weight }): Link[] => {
    const known = among.flatMap(({ concept, place }) => {
      const claim = claimOf(concept.id, seeker);
      return claim ? [{ concept, place, claim }] : [];
    });
    const [best] = known.sort((one, other) => other.claim.strength - one.claim.strength);
    if (!best) return [];
    const { concept, place, claim } = best;
    return [
      {
        concept: ontology.name(concept.id),
        share: (claim.strength * weight) / whole,
        isExact: true,
        seeker: claim.place,
        listed: claim.listed,
        job: place,
      },
    ];
  });
}

function gapsOf(seeker: SeekerAnalysis, asked: readonly Need[], whole: number, ontology: Ontology): readonly Gap[] {
  const missing = asked.filter((need) => bestKnown(need, seeker) === 0);
  return missing.map((need): Gap => ({
    ...{ name: nameOf(need, ontology), share: need.weight / whole },
    ...{ supposition: { kind: 'claim', id: need.among[0].concept.id }, isUnknown: false },
    isPreferred: isOnlyPreferred(need),
  }));
}

/** Best level among languages of which one is enough, 0..1. */
const bestKnown = ({ among }: Need, seeker: SeekerAnalysis): number =>
  Math.max(...among.map(({ concept }) => knownOf(concept.id, seeker)));

/** How well the person knows the language, 0..1. */
function knownOf(id: ConceptId, seeker: SeekerAnalysis): number {
  const written =
    (id === FRENCH && seeker.writes.has('fr')) || (id === ENGLISH && seeker.writes.has('en')) ? WRITES : 0;
  return Math.max(written, claimOf(id, seeker)?.strength ?? 0);
}

/** Here "bilingual" means French and English. */
function askedLanguages(job: JobAnalysis, ontology: Ontology): readonly Need[] {
  const both = job.languages.get(BILINGUAL);
  if (!both) return needsOf(job.languages.values());
  const asked = new Map(job.languages);
  asked.delete(BILINGUAL);
  for (const id of [FRENCH, ENGLISH]) {
    const concept = ontology.concepts.get(id);
    // Both are required then, so neither belongs to a choice.
    if (concept) asked.set(id, { ...(asked.get(id) ?? both), concept, choice: null });
  }
  return needsOf(asked.values());
}

function claimOf(id: ConceptId, seeker: SeekerAnalysis): Claim | undefined {
  const bilingual = id === FRENCH || id === ENGLISH ? seeker.claims.get(BILINGUAL) : undefined;
  const own = seeker.claims.get(id);
  return own && own.strength >= (bilingual?.strength ?? 0) ? own : bilingual;
}
