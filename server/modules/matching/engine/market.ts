import type { PartName, ScorePart } from '../domain/match-result.js';
import { analyseJob, type JobAnalysis } from './analysis/analyse-job.js';
import { analyseSeeker, type SeekerAnalysis } from './analysis/analyse-seeker.js';
import { explainAnalysed } from './explain-match.js';
import type { JobPosting, SeekerProfile } from './inputs.js';
import { isWorthProposing } from './model.js';
import type { Ontology } from './ontology/ontology.js';
import { indexedJob, questionOfJob } from './retrieve/indexed-job.js';
import { indexedSeeker, questionOfSeeker } from './retrieve/indexed-seeker.js';
import { jobIndex, seekerIndex } from './retrieve/market-index.js';
import type { Found } from './retrieve/question.js';
import { exactPoints, pointsOf } from './score/apportion.js';
import { scoreParts } from './score/score-parts.js';

/** How many of the other side are looked at closely; the rest shares next to nothing with the one who asks. */
export const MOST_CANDIDATES = 200;

/** Somebody of the other side, as a computation scores them. */
export interface Scored {
  readonly id: string;
  readonly score: number;
  /** Before rounding: the order among equal scores. */
  readonly points: number;
  readonly isProposed: boolean;
  readonly seeker: SeekerAnalysis;
  readonly job: JobAnalysis;
}

/** One side of a market in memory, found and scored like rows of the database are: retrieval first, then the whole score. */
export class Market {
  private constructor(private readonly find: (asker: SeekerProfile | JobPosting) => readonly Scored[]) {}

  static ofJobs(postings: ReadonlyMap<string, JobPosting>, ontology: Ontology): Market {
    const index = jobIndex(ontology);
    const ids = [...postings.keys()];
    const jobs = [...postings.values()].map((posting) => analyseJob(posting, ontology));
    for (const [at, job] of jobs.entries()) index.put({ id: numbered(at), ...indexedJob(job, ontology) });
    index.compact();
    return new Market((profile) => {
      const seeker = analyseSeeker(profile as SeekerProfile, ontology);
      const found = index.find(questionOfSeeker(seeker, ontology), MOST_CANDIDATES);
      return inOrder(found.map((each) => scored(ids[numberOf(each)]!, seeker, jobs[numberOf(each)]!, ontology)));
    });
  }

  static ofSeekers(profiles: ReadonlyMap<string, SeekerProfile>, ontology: Ontology): Market {
    const index = seekerIndex(ontology);
    const ids = [...profiles.keys()];
    const seekers = [...profiles.values()].map((profile) => analyseSeeker(profile, ontology));
    for (const [at, seeker] of seekers.entries()) index.put({ id: numbered(at), ...indexedSeeker(seeker, ontology) });
    index.compact();
    return new Market((posting) => {
      const job = analyseJob(posting as JobPosting, ontology);
      const found = index.find(questionOfJob(job, ontology), MOST_CANDIDATES);
      return inOrder(found.map((each) => scored(ids[numberOf(each)]!, seekers[numberOf(each)]!, job, ontology)));
    });
  }

  /** The best first; of equals the lower id. */
  rank(asker: SeekerProfile | JobPosting): readonly Scored[] {
    return this.find(asker);
  }
}

const inOrder = (all: readonly Scored[]): readonly Scored[] =>
  [...all].sort((one, other) => other.points - one.points || (one.id < other.id ? -1 : 1));

function scored(id: string, seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): Scored {
  const { parts } = scoreParts(seeker, job, ontology);
  const { score, parts: shares } = pointsOf(parts);
  const isProposed = isWorthProposing({ match_score: score, parts: shares });
  return { id, score, points: exactPoints(parts), isProposed, seeker, job };
}

/** The index knows its subjects by UUIDs. */
const numbered = (at: number): string => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`;
const numberOf = ({ id }: Found): number => Number.parseInt(id.slice(-12), 16);

export interface Explained {
  readonly score: number;
  readonly proposed: boolean;
  readonly parts: Readonly<Record<PartName, ScorePart>>;
  readonly reasons: { readonly fr: readonly string[]; readonly en: readonly string[] };
  readonly gaps: { readonly fr: readonly string[]; readonly en: readonly string[] };
  /** What was taken to be said of the person, with the words that say it. */
  readonly claims: readonly {
    readonly id: string;
    readonly name: { readonly fr: string; readonly en: string };
    readonly quote: string | null;
  }[];
}

/** All that a score can say of a pair. */
export function explainScored({ seeker, job }: Scored, ontology: Ontology): Explained {
  const result = explainAnalysed(seeker, job, ontology);
  const claims = [...seeker.claims.values()].map(({ id, place }) => ({
    id,
    name: ontology.name(id),
    quote: place && place.field.text.slice(place.start, place.end),
  }));
  const { match_score: score, parts, reasons, gaps } = result;
  return { score, proposed: isWorthProposing(result), parts, reasons, gaps, claims };
}
