import type { ConceptId } from '../../lexicon/concept.js';
import type { JobAnalysis, Requirement } from '../analysis/analyse-job.js';
import type { Claim, SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';
import { notAsked, type Gap, type Link, type ScoredPart } from './scored-part.js';

const FRENCH: ConceptId = 'skill/french';
const ENGLISH: ConceptId = 'skill/english';
const BILINGUAL: ConceptId = 'skill/bilingualism';
/** Who writes in a language knows it, without having said how well. */
const WRITES = 0.5;

/** Whether the person has the languages the posting asks for by name. The language it is written in asks for nothing. */
export function languagePart(seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): ScoredPart {
  const asked = askedLanguages(job, ontology);
  if (asked.length === 0) return notAsked;
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const links: Link[] = [];
  const gaps: Gap[] = [];
  let credit = 0;
  for (const { concept, weight, place } of asked) {
    const claim = claimOf(concept.id, seeker);
    const writes =
      (concept.id === FRENCH && seeker.writes.has('fr')) || (concept.id === ENGLISH && seeker.writes.has('en'));
    const value = claim ? claim.strength : writes ? WRITES : 0;
    const share = (value * weight) / whole;
    const name = ontology.name(concept.id);
    credit += share;
    if (claim)
      links.push({ concept: name, share, isExact: true, seeker: claim.place, listed: claim.listed, job: place });
    if (value === 0) {
      gaps.push({ name, share: weight / whole, supposition: { kind: 'claim', id: concept.id }, isUnknown: false });
    }
  }
  return { credit: Math.min(1, credit), isAsked: true, links, gaps };
}

/** Being bilingual, here, is French and English. */
function askedLanguages(job: JobAnalysis, ontology: Ontology): readonly Requirement[] {
  const both = job.languages.get(BILINGUAL);
  const asked = new Map(job.languages);
  asked.delete(BILINGUAL);
  for (const id of both ? [FRENCH, ENGLISH] : []) {
    const concept = ontology.concepts.get(id);
    if (both && concept && !asked.has(id)) asked.set(id, { ...both, concept });
  }
  return [...asked.values()];
}

function claimOf(id: ConceptId, seeker: SeekerAnalysis): Claim | undefined {
  const bilingual = id === FRENCH || id === ENGLISH ? seeker.claims.get(BILINGUAL) : undefined;
  return seeker.claims.get(id) ?? bilingual;
}
