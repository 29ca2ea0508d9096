import type { ConceptId } from '../../lexicon/concept.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { Choice } from '../analysis/choices.js';
import type { Requirement } from '../analysis/requirements.js';
import { readLocation } from '../facts/locations.js';
import type { WorkTerm } from '../facts/work-terms.js';
import type { JobPosting } from '../inputs.js';
import { TOPIC_CREDIT } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';
import { type Points, pointsOf } from '../score/apportion.js';
import { BY_WORDS } from '../score/occupation-part.js';
import { scoreParts } from '../score/score-parts.js';
import { postingTitles, SAME_TITLE } from '../score/same-words.js';
import { MIN_WHOLE } from '../score/skills-part.js';
import { topicOfJob } from '../topic/topic-agreement.js';
import { trust } from '../topic/topic-model.js';
import { credentialTerm, factCredit, factParts, phraseTerm, termsApart, wordTerm } from './fact-parts.js';
import { topicTerms } from './topic-terms.js';
import { emptyProfileFor, nowhere, silentJob } from './empty-sides.js';
import type { Ceilings, Question, Subject } from './question.js';

/** A posting in the index: each term with the share of all points it can give, and the facts it asks for. */
export function indexedJob(job: JobAnalysis, ontology: Ontology): Omit<Subject, 'id'> {
  const points = askedPoints(job, ontology);
  return {
    terms: new Map([...pointsByTerm(job, points, ontology)].map(([term, worth]) => [term, worth / 100])),
    facts: factsOf(job, points),
  };
}

/** The question that finds people for a posting. */
export function questionOfJob(job: JobAnalysis, ontology: Ontology): Question<SeekerAnalysis> {
  const points = askedPoints(job, ontology);
  const most = ceilingsOf(points);
  return {
    ...termsApart(pointsByTerm(job, points, ontology), 1),
    own: factsOf(job, points),
    ceilings: () => most,
    credit: (seeker, position) => factCredit(position, seeker, job, ontology),
  };
}

/** A fact of a posting, as a posting with nothing else, or its distribution of points. */
export interface JobFact {
  readonly ceilings: Ceilings;
  readonly job: JobAnalysis;
}

type AskedPoints = Points['parts'];

/** The distribution of points does not depend on the person, so score an empty profile. */
function askedPoints(job: JobAnalysis, ontology: Ontology): AskedPoints {
  return pointsOf(scoreParts(emptyProfileFor(ontology), job, ontology).parts).parts;
}

function pointsByTerm(job: JobAnalysis, points: AskedPoints, ontology: Ontology): ReadonlyMap<string, number> {
  const terms = new Map<string, number>();
  const known = job.needs.reduce((sum, { weight }) => sum + weight, 0);
  // Upper bound: a person with several alternatives counts once in the score but several times here.
  for (const { weight, among } of job.needs) {
    const worth = (points.skills.max * weight) / Math.max(MIN_WHOLE, known);
    for (const { concept } of among) terms.set(concept.id, worth);
  }
  for (const { concept, rank } of job.occupations) {
    terms.set(concept.id, Math.max(terms.get(concept.id) ?? 0, points.occupation.max * rank));
  }
  for (const [term, worth] of licencePoints(job)) terms.set(term, worth + (terms.get(term) ?? 0));
  const open = TOPIC_CREDIT.skills * points.skills.max + TOPIC_CREDIT.occupation * points.occupation.max;
  const { shared, sure } = trust[ontology.topics()?.learntFrom ?? 'lexicon'];
  for (const [term, weight] of topicTerms(topicOfJob(job, ontology))) terms.set(term, (open * shared * weight) / sure);
  for (const { key } of postingTitles(job)) terms.set(phraseTerm(key), SAME_TITLE * points.occupation.max);
  // Use the title's words and their translations only if the lexicon finds no occupation in it.
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

/**
 * Points for holding the required licences: people without one score far lower, so they must not take all the places. Split among the
 * licences that are required.
 */
function licencePoints({ credentials = [] }: JobAnalysis): readonly (readonly [term: string, worth: number])[] {
  return credentials.flatMap((among) =>
    among.map((key) => [credentialTerm(key), LICENCE_POINTS / credentials.length] as const),
  );
}
/** About what the veto takes from a good pair. */
export const LICENCE_POINTS = 25;

const mostOf = (points: AskedPoints, position: number): number => {
  const part = factParts[position];
  return part ? points[part].max : 0;
};

const ceilings = (skills: number, occupation: number, facts: readonly number[]): Ceilings => ({
  skills,
  occupation,
  facts,
  allFacts: facts.reduce((sum, points) => sum + points, 0),
});
const ceilingsOf = (points: AskedPoints): Ceilings =>
  ceilings(
    points.skills.max,
    points.occupation.max,
    factParts.map((_part, position) => mostOf(points, position)),
  );
const noPoints = ceilings(
  0,
  0,
  factParts.map(() => 0),
);

function factsOf(job: JobAnalysis, points: AskedPoints): readonly string[] {
  const { skills, occupation, facts } = ceilingsOf(points);
  const asked: readonly (readonly unknown[])[] = [
    [skills, occupation, facts],
    [job.years?.years ?? null],
    [job.job.remote, job.location?.words ?? null],
    [job.job.pay?.max ?? null],
    [job.job.jobType, [...job.shifts.keys()]],
    [languageFact(job)],
  ];
  return asked.map((fact, position) => (position > 0 && facts[position] === 0 ? '' : JSON.stringify(fact)));
}

/** Parses a fact that {@link indexedJob} wrote. */
export function readJobFact(text: string, position: number, ontology: Ontology): JobFact {
  if (text === '') return { ceilings: noPoints, job: silentJob };
  const [first, second, third] = JSON.parse(text) as unknown[];
  if (position === 0) {
    return { ceilings: ceilings(first as number, second as number, third as number[]), job: silentJob };
  }
  return { ceilings: noPoints, job: jobWith(position, first, second, ontology) };
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
      return { ...silentJob, languages: languagesOf(first as LanguageFact, ontology) };
  }
}

/** Each language with its weight. The third value numbers its choice, if it belongs to one. */
type LanguageFact = readonly (readonly [id: ConceptId, weight: number, choice?: number])[];

function languageFact({ languages }: JobAnalysis): LanguageFact {
  const choices: Choice[] = [];
  return [...languages.values()].map(({ concept, weight, choice }) => {
    if (!choice) return [concept.id, weight];
    if (!choices.includes(choice)) choices.push(choice);
    return [concept.id, weight, choices.indexOf(choice)];
  });
}

function languagesOf(asked: LanguageFact, ontology: Ontology): ReadonlyMap<ConceptId, Requirement> {
  const choices = asked.map((): Choice => ({ of: null }));
  return new Map(
    asked.flatMap(([id, weight, number]) => {
      const concept = ontology.concepts.get(id);
      const choice = number === undefined ? null : (choices[number] ?? null);
      return concept ? [[id, { concept, level: 'required', weight, place: null, choice }] as const] : [];
    }),
  );
}
