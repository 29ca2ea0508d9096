import type { JobAnalysis } from '../../server/modules/matching/engine/analysis/analyse-job.js';
import { needsOf } from '../../server/modules/matching/engine/analysis/needs.js';
import type { Requirement } from '../../server/modules/matching/engine/analysis/requirements.js';
import type { SeekerAnalysis } from '../../server/modules/matching/engine/analysis/analyse-seeker.js';
import type { Claim } from '../../server/modules/matching/engine/analysis/claims.js';
import type { PlaceInText } from '../../server/modules/matching/engine/analysis/place-in-text.js';
import { readLocation } from '../../server/modules/matching/engine/facts/locations.js';
import { findWorkTerms, type WorkTerm } from '../../server/modules/matching/engine/facts/work-terms.js';
import type { JobPosting } from '../../server/modules/matching/engine/inputs.js';
import { requirementLevels, typeWeights } from '../../server/modules/matching/engine/model.js';
import type { Ontology } from '../../server/modules/matching/engine/ontology/ontology.js';
import { emptyProfileFor, silentJob } from '../../server/modules/matching/engine/retrieve/empty-sides.js';
import { wholeText } from '../../server/modules/matching/engine/score/whole-text.js';
import type { Concept, ConceptId } from '../../server/modules/matching/lexicon/concept.js';
import { towns } from './search-market.js';

/**
 * Generates people and postings in any number. They consist of concepts of the product's lexicon, as if the engine had already read
 * their texts. The same number always gives the same person or posting. Occupations, skills and towns follow Zipf's law.
 */
export interface MatchingMarket {
  job(n: number): JobAnalysis;
  seeker(n: number): SeekerAnalysis;
}

/** Average number of concepts that a posting names. */
const ASKED = 25;
const CLAIMED = 12;
const terms: readonly JobPosting['jobType'][] = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'];
const shifts: readonly WorkTerm[] = ['DAYS', 'EVENINGS', 'NIGHTS', 'WEEKENDS'];
const readTowns = towns.map((town) => ({ town, location: readLocation(town) }));

/** Zero-padded, so that ids sort like the numbers. */
export const benchId = (n: number): string => `01890000-0000-7000-9000-${n.toString(16).padStart(12, '0')}`;

type Random = () => number;

/** Mulberry32: a short random number generator, good enough for a generated market. */
function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws an index by Zipf's law: the n-th has a probability proportional to 1 / n. */
function zipf<T>(items: readonly T[]): (random: Random) => T {
  const sums = new Float64Array(items.length);
  let sum = 0;
  for (let at = 0; at < items.length; at += 1) sums[at] = sum += 1 / (at + 1);
  return (random) => {
    const wanted = random() * sum;
    let low = 0;
    for (let high = items.length - 1; low < high;) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return items[low]!;
  };
}

export function matchingMarket(ontology: Ontology): MatchingMarket {
  const shuffle = randomOf(7);
  const shuffled = [...ontology.concepts.values()]
    .map((concept) => ({ concept, at: shuffle() }))
    .sort((one, other) => one.at - other.at)
    .map(({ concept }) => concept);
  const skills = shuffled.filter(({ kind, type }) => kind === 'skill' && type !== 'language');
  const languages = shuffled.filter(({ type }) => type === 'language');
  const bySector = new Map<string, (random: Random) => Concept>();
  for (const { sector } of skills) {
    if (!bySector.has(sector)) bySector.set(sector, zipf(skills.filter((each) => each.sector === sector)));
  }
  const anyOccupation = zipf(shuffled.filter(({ kind }) => kind === 'occupation'));
  const anySkill = zipf(skills);
  const anyTown = zipf(readTowns);
  const names = new Map<ConceptId, string>();
  const placeIn = <S>(source: S, { id }: Concept): PlaceInText<S> => {
    let name = names.get(id);
    if (name === undefined) names.set(id, (name = ontology.name(id).fr));
    return wholeText(source, name);
  };

  /** Typical skills of the occupation, others of its field, and any others. */
  function skillsFor(occupation: Concept, count: number, random: Random): ReadonlyMap<ConceptId, Concept> {
    const drawn = new Map<ConceptId, Concept>();
    for (const id of occupation.skills) {
      const concept = ontology.concepts.get(id);
      if (concept && concept.type !== 'language' && random() < 0.7) drawn.set(id, concept);
    }
    const ofSector = bySector.get(occupation.sector) ?? anySkill;
    for (let tries = 0; drawn.size < count && tries < count * 4; tries += 1) {
      const concept = random() < 0.6 ? ofSector(random) : anySkill(random);
      drawn.set(concept.id, concept);
    }
    return drawn;
  }

  const requirement = (concept: Concept, level: Requirement['level']): Requirement => ({
    concept,
    level,
    weight:
      requirementLevels[level] *
      (concept.type === 'language' ? 1 : ontology.weight(concept.id) * typeWeights[concept.type]),
    place: level === 'inferred' ? null : placeIn('requirements', concept),
    choice: null,
  });

  return {
    job(n) {
      const random = randomOf(n * 2 + 1);
      const occupation = anyOccupation(random);
      const asked = skillsFor(occupation, ASKED - 10 + Math.floor(random() * 21), random);
      const requirements = new Map<ConceptId, Requirement>();
      for (const [id, concept] of asked) {
        const drawn = random();
        requirements.set(id, requirement(concept, drawn < 0.6 ? 'required' : drawn < 0.85 ? 'preferred' : 'mentioned'));
      }
      for (const id of occupation.skills.slice(0, 6)) {
        const concept = ontology.concepts.get(id);
        if (concept && concept.type !== 'language' && !requirements.has(id)) {
          requirements.set(id, requirement(concept, 'inferred'));
        }
      }
      const language = languages[Math.floor(random() * 3)];
      const { town, location } = anyTown(random);
      const pay = 36_000 + Math.floor(random() * 60) * 1_000;
      return {
        ...silentJob,
        job: {
          ...silentJob.job,
          title: ontology.name(occupation.id).fr,
          location: town,
          remote: random() < 0.15,
          jobType: random() < 0.8 ? (terms[Math.floor(random() ** 2 * terms.length)] ?? null) : null,
          pay: random() < 0.6 ? { text: `${pay} $`, min: pay, max: pay + 12_000 } : null,
        },
        occupations: [{ concept: occupation, rank: 1, place: placeIn('title', occupation) }],
        requirements,
        needs: needsOf(requirements.values()),
        languages: new Map(language && random() < 0.3 ? [[language.id, requirement(language, 'required')]] : []),
        years: random() < 0.6 ? { years: 1 + Math.floor(random() * 9), place: wholeText('requirements', 'ans') } : null,
        location,
        shifts: new Map<WorkTerm, PlaceInText<'description'>>(
          random() < 0.25
            ? [[shifts[Math.floor(random() * shifts.length)] ?? 'DAYS', wholeText('description', 'quart')]]
            : [],
        ),
      };
    },
    seeker(n) {
      const random = randomOf(n * 2 + 2);
      const occupation = anyOccupation(random);
      const claims = new Map<ConceptId, Claim>();
      const claim = (concept: Concept, source: 'experience' | 'skills', strength: number): void => {
        claims.set(concept.id, { id: concept.id, strength, place: placeIn(source, concept), listed: null });
      };
      claim(occupation, 'experience', 1);
      for (const concept of skillsFor(occupation, CLAIMED - 6 + Math.floor(random() * 13), random).values()) {
        claim(concept, 'skills', random() < 0.7 ? 1 : 0.95);
      }
      const language = languages[Math.floor(random() * 3)];
      if (language && random() < 0.5) claim(language, 'skills', 1);
      const { town, location } = anyTown(random);
      const pay = 40_000 + Math.floor(random() * 60) * 1_000;
      const nobody = emptyProfileFor(ontology);
      return {
        ...nobody,
        profile: {
          ...nobody.profile,
          location: town,
          openToRemote: random() < 0.5,
          pay: random() < 0.6 ? { text: `${pay} $`, min: pay, max: null } : null,
        },
        claims,
        years: random() < 0.8 ? { years: Math.floor(random() * 20), place: null } : null,
        location,
        terms: random() < 0.5 ? findWorkTerms(random() < 0.7 ? 'temps plein' : 'temps partiel, pas de nuit') : null,
        writes: new Set<'fr' | 'en'>(random() < 0.7 ? ['fr'] : ['fr', 'en']),
      };
    },
  };
}
