import type { Bilingual, MatchResult } from '../domain/match-result.js';
import type { JobAnalysis } from './analysis/analyse-job.js';
import type { SeekerAnalysis } from './analysis/analyse-seeker.js';
import { explainAnalysed } from './explain-match.js';
import { isWorthProposing, MAX_CANDIDATES } from './model.js';
import type { Ontology } from './ontology/ontology.js';
import { indexedJob, questionOfJob } from './retrieve/indexed-job.js';
import { indexedSeeker, questionOfSeeker } from './retrieve/indexed-seeker.js';
import { jobIndex, seekerIndex } from './retrieve/market-index.js';
import type { Found } from './retrieve/question.js';
import { scorePair } from './score/score-pair.js';

/** A pair, found and scored with the same steps as in production. */
export interface ScoredCandidate {
  readonly id: string;
  readonly score: number;
  /** The unrounded score, used to order equal scores. */
  readonly points: number;
  readonly isProposed: boolean;
  readonly seeker: SeekerAnalysis;
  readonly job: JobAnalysis;
}

/**
 * Ranks postings for a person: finds {@link MAX_CANDIDATES} in an in-memory index, then scores them fully.
 *
 * @param jobs by id
 * @returns best first; equal ones by lower id
 */
export function jobMarket(
  jobs: ReadonlyMap<string, JobAnalysis>,
  ontology: Ontology,
): (seeker: SeekerAnalysis) => readonly ScoredCandidate[] {
  const all = [...jobs];
  const index = jobIndex(ontology);
  for (const [at, [, job]] of all.entries()) index.put({ id: indexIdOf(at), ...indexedJob(job, ontology) });
  index.compact();
  return (seeker) =>
    index
      .find(questionOfSeeker(seeker, ontology), MAX_CANDIDATES)
      .map((found) => all[positionOf(found)]!)
      .map(([id, job]) => scoredCandidate(id, seeker, job, ontology))
      .sort(byPoints);
}

/** The reverse: ranks people for a posting. */
export function seekerMarket(
  seekers: ReadonlyMap<string, SeekerAnalysis>,
  ontology: Ontology,
): (job: JobAnalysis) => readonly ScoredCandidate[] {
  const all = [...seekers];
  const index = seekerIndex(ontology);
  for (const [at, [, seeker]] of all.entries()) index.put({ id: indexIdOf(at), ...indexedSeeker(seeker, ontology) });
  index.compact();
  return (job) =>
    index
      .find(questionOfJob(job, ontology), MAX_CANDIDATES)
      .map((found) => all[positionOf(found)]!)
      .map(([id, seeker]) => scoredCandidate(id, seeker, job, ontology))
      .sort(byPoints);
}

function scoredCandidate(id: string, seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): ScoredCandidate {
  const { points } = scorePair(seeker, job, ontology, null);
  const isProposed = isWorthProposing({ match_score: points.score, parts: points.parts });
  return { id, score: points.score, points: points.exact, isProposed, seeker, job };
}

const byPoints = (one: ScoredCandidate, other: ScoredCandidate): number =>
  other.points - one.points || (one.id < other.id ? -1 : 1);

const SCATTER = 2_654_435_761;
/**
 * Makes a UUID for a position, because the index needs one. Scattered, so that the first line of a file is not always the first
 * of equals.
 */
function indexIdOf(at: number): string {
  const scattered = ((at * SCATTER) % 2 ** 32).toString(16).padStart(8, '0');
  return `${scattered}-0000-7000-8000-${at.toString(16).padStart(12, '0')}`;
}
const positionOf = ({ id }: Found): number => Number.parseInt(id.slice(-12), 16);

/** The product's explanation of a pair, and the claims it read in the profile with their quotes. */
export interface ExplainedCandidate {
  readonly score: number;
  readonly proposed: boolean;
  readonly parts: MatchResult['parts'];
  readonly reasons: MatchResult['reasons'];
  readonly gaps: MatchResult['gaps'];
  readonly claims: readonly { readonly id: string; readonly name: Bilingual; readonly quote: string | null }[];
}

export function explainCandidate({ seeker, job }: ScoredCandidate, ontology: Ontology): ExplainedCandidate {
  const result = explainAnalysed(seeker, job, ontology);
  const claims = [...seeker.claims.values()].map(({ id, place }) => ({
    id,
    name: ontology.name(id),
    quote: place && place.field.text.slice(place.start, place.end),
  }));
  const { match_score: score, parts, reasons, gaps } = result;
  return { score, proposed: isWorthProposing(result), parts, reasons, gaps, claims };
}
