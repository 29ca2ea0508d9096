import type { ConceptId } from '../../lexicon/concept.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { JobAnalysis, Requirement } from '../analysis/analyse-job.js';
import { readLocation } from '../facts/locations.js';
import type { WorkTerm } from '../facts/work-terms.js';
import type { JobPosting } from '../inputs.js';
import type { Ontology } from '../ontology/ontology.js';
import { type Points, pointsOf } from '../score/apportion.js';
import { BY_WORDS } from '../score/occupation-part.js';
import { scoreParts } from '../score/score-parts.js';
import { LEAST_WHOLE } from '../score/skills-part.js';
import { factCredit, factParts, isOccupation, wordTerm } from './fact-parts.js';
import { nobodyFor, nowhere, silentJob } from './silent.js';
import type { Ceilings, Question, Subject } from './subject-index.js';

/** What a posting is in the index: each term with the share of all points it can bring, and the facts it asks for. */
export function indexedJob(job: JobAnalysis, ontology: Ontology): Omit<Subject, 'id'> {
  const points = askedPoints(job, ontology);
  return {
    terms: new Map([...pointsByTerm(job, points, ontology)].map(([term, worth]) => [term, worth / 100])),
    facts: factsOf(job, points),
  };
}

/** Whom a posting looks for. */
export function questionOfJob(job: JobAnalysis, ontology: Ontology): Question<SeekerAnalysis> {
  const points = askedPoints(job, ontology);
  const terms = [...pointsByTerm(job, points, ontology)];
  const ceilings = ceilingsOf(points);
  return {
    added: new Map(terms.filter(([term]) => !isOccupation(term))),
    best: new Map(terms.filter(([term]) => isOccupation(term))),
    ceilings: () => ceilings,
    worth: (seeker, position) => mostOf(points, position) * factCredit(position, seeker, job, ontology),
  };
}

/** A fact of a posting as a posting that says nothing else, and how many points it can bring. */
export interface JobFact {
  readonly ceilings: Ceilings;
  readonly points: number;
  readonly job: JobAnalysis;
}

type AskedPoints = Points['parts'];

/** How the posting shares out the points does not depend on the person: nobody at all is asked. */
function askedPoints(job: JobAnalysis, ontology: Ontology): AskedPoints {
  return pointsOf(scoreParts(nobodyFor(ontology), job, ontology).parts).parts;
}

function pointsByTerm(job: JobAnalysis, points: AskedPoints, ontology: Ontology): ReadonlyMap<string, number> {
  const terms = new Map<string, number>();
  const known = [...job.requirements.values()].reduce((sum, { weight }) => sum + weight, 0);
  for (const { concept, weight } of job.requirements.values()) {
    // Everybody has traits: whoever shares no more than these is not looked at.
    if (concept.type !== 'trait') terms.set(concept.id, (points.skills.max * weight) / Math.max(LEAST_WHOLE, known));
  }
  for (const { concept, rank } of job.occupations) {
    terms.set(concept.id, Math.max(terms.get(concept.id) ?? 0, points.occupation.max * rank));
  }
  // Its own words, and what they are in the other language, only where the lexicon knows no occupation in its title.
  if (job.occupations.length > 0) return terms;
  const worth = (BY_WORDS * points.occupation.max) / Math.max(1, job.titleStems.length);
  for (const stem of job.titleStems) {
    const near = ontology.nearTitles().translations(stem);
    for (const [other, likeness] of [...near, [stem, 1] as const]) {
      terms.set(wordTerm(other), Math.max(worth * likeness, terms.get(wordTerm(other)) ?? 0));
    }
  }
  return terms;
}

const mostOf = (points: AskedPoints, position: number): number => {
  const part = factParts[position];
  return part ? points[part].max : 0;
};

const ceilingsOf = (points: AskedPoints): Ceilings => ({
  skills: points.skills.max,
  occupation: points.occupation.max,
  facts: factParts.reduce((sum, _part, position) => sum + mostOf(points, position), 0),
});

function factsOf(job: JobAnalysis, points: AskedPoints): readonly string[] {
  const asked: Record<number, readonly unknown[]> = {
    1: [job.years?.years ?? null],
    2: [job.job.remote, job.location?.words ?? null],
    3: [job.job.pay?.max ?? null],
    4: [job.job.jobType, [...job.shifts.keys()]],
    5: [[...job.languages.values()].map(({ concept, weight }) => [concept.id, weight])],
  };
  const { skills, occupation, facts } = ceilingsOf(points);
  return factParts.map((_part, position) => {
    if (position === 0) return JSON.stringify([skills, occupation, facts]);
    const most = mostOf(points, position);
    return most === 0 ? '' : JSON.stringify([most, ...(asked[position] ?? [])]);
  });
}

/** Reads what {@link indexedJob} wrote. */
export function readJobFact(text: string, position: number, ontology: Ontology): JobFact {
  const none: Ceilings = { skills: 0, occupation: 0, facts: 0 };
  if (text === '') return { ceilings: none, points: 0, job: silentJob };
  const [first, second, third] = JSON.parse(text) as [number, unknown, unknown];
  if (position === 0) {
    const ceilings = { skills: first, occupation: second as number, facts: third as number };
    return { ceilings, points: 0, job: silentJob };
  }
  return { ceilings: none, points: first, job: jobWith(position, second, third, ontology) };
}

function jobWith(position: number, first: unknown, second: unknown, ontology: Ontology): JobAnalysis {
  switch (factParts[position]) {
    case 'experience':
      return { ...silentJob, years: { years: first as number, place: nowhere } };
    case 'location': {
      const words = second as string | null;
      const job = { ...silentJob.job, remote: first as boolean, location: words };
      return { ...silentJob, job, location: words === null ? null : readLocation(words) };
    }
    case 'salary':
      return { ...silentJob, job: { ...silentJob.job, pay: { text: '', min: 0, max: first as number | null } } };
    case 'availability': {
      const shifts = new Map((second as WorkTerm[]).map((term) => [term, nowhere] as const));
      return { ...silentJob, job: { ...silentJob.job, jobType: first as JobPosting['jobType'] }, shifts };
    }
    default:
      return { ...silentJob, languages: languagesOf(first as [ConceptId, number][], ontology) };
  }
}

function languagesOf(asked: readonly [ConceptId, number][], ontology: Ontology): ReadonlyMap<ConceptId, Requirement> {
  return new Map(
    asked.flatMap(([id, weight]) => {
      const concept = ontology.concepts.get(id);
      return concept ? [[id, { concept, level: 'required', weight, place: null }] as const] : [];
    }),
  );
}
