/**
 * Retrieval with the index that production holds in memory, compared in the same run with scoring every pair with production's
 * engine. Measures one person against 100 k and 1 M postings, one posting against a fifth as many people, all people against all
 * postings, and how many of the best pairs the index misses.
 *
 *   npm run bench -- matching [100000 1000000]
 *
 * The market is generated from concepts of the lexicon and a fixed seed (`matching-market.ts`); no texts are read.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobAnalysis } from '../../server/modules/matching/engine/analysis/analyse-job.js';
import type { SeekerAnalysis } from '../../server/modules/matching/engine/analysis/analyse-seeker.js';
import { argumentsOf } from '../../server/modules/matching/engine/explain/evidence.js';
import { reasonsOf } from '../../server/modules/matching/engine/explain/reasons.js';
import { explainAnalysed } from '../../server/modules/matching/engine/explain-match.js';
import { isWorthProposing } from '../../server/modules/matching/engine/model.js';
import { BestFound } from '../../server/modules/matching/engine/retrieve/best-found.js';
import { Helpers } from '../../server/modules/matching/engine/retrieve/helpers.js';
import { indexedJob, questionOfJob } from '../../server/modules/matching/engine/retrieve/indexed-job.js';
import { indexedSeeker, questionOfSeeker } from '../../server/modules/matching/engine/retrieve/indexed-seeker.js';
import { jobIndex, seekerIndex } from '../../server/modules/matching/engine/retrieve/market-index.js';
import type { Subject } from '../../server/modules/matching/engine/retrieve/question.js';
import type { SubjectIndex } from '../../server/modules/matching/engine/retrieve/subject-index.js';
import { scorePair } from '../../server/modules/matching/engine/score/score-pair.js';
import { groundsOf } from '../../server/modules/matching/engine/score/score-parts.js';
import { CurrentOntology } from '../../server/modules/matching/lexicon/current-ontology.js';
import { benchId, matchingMarket } from './matching-market.js';
import { figures, ms, say } from './measure.js';

const DATA = join(import.meta.dirname, '../../.data/bench');
/** Like production: retrieve this many, score them in full, show the best. */
const FOUND = 200;
const SHOWN = 50;
const QUESTIONS = 200;
const WARM_UP = 40;
/** The target: max p95 in milliseconds of one query, up to this many postings. */
const targets = { person: { 100_000: 1.5, 1_000_000: 10 }, posting: 3 };
const MIN_RECALL = 0.98;
/** Max ratio of the time per kept pair between all people and a tenth of them. */
const LINEAR = 1.25;

const ontology = new CurrentOntology().get();
const market = matchingMarket(ontology);
const helpers = new Helpers((error) => {
  throw error;
});
const sizes = process.argv.slice(2).map(Number);
const report: Record<string, unknown> = {};
let isKept = true;

const line = (name: string, values: string, isMet: boolean | null = null): void => {
  if (isMet !== null) isKept &&= isMet;
  say(`${name.padEnd(52)} ${values}${isMet === null ? '' : isMet ? '  ok' : '  MISS'}`);
};
const now = (): number => performance.now();
const number = (id: string): number => Number.parseInt(id.slice(-12), 16);

/** Fills an index page by page. @returns seconds of the insertion, without the time to generate the entries. */
function fill<Fact>(index: SubjectIndex<Fact>, count: number, made: (n: number) => Omit<Subject, 'id'>): number {
  let seconds = 0;
  for (let from = 0; from < count; from += 5_000) {
    const page = Array.from({ length: Math.min(5_000, count - from) }, (_, at) => ({
      id: benchId(from + at),
      ...made(from + at),
    }));
    const startedAt = now();
    for (const subject of page) index.put(subject);
    seconds += (now() - startedAt) / 1_000;
  }
  const startedAt = now();
  index.compact();
  return seconds + (now() - startedAt) / 1_000;
}

function describe(name: string, index: SubjectIndex<unknown>, seconds: number): void {
  globalThis.gc?.();
  const memory = process.memoryUsage();
  const built = { seconds, subjects: index.size, postings: index.postings, indexBytes: index.bytes, ...memory };
  report[`index of ${name}`] = built;
  line(
    `index of ${name}: put into memory`,
    `${seconds.toFixed(1)} s, ${(index.postings / 1e6).toFixed(1)} M postings, ${(index.bytes / 2 ** 20).toFixed(0)} MB; the process ${(memory.rss / 2 ** 20).toFixed(0)} MB`,
  );
}

/** The best pairs worth proposing by full score, from scoring every pair; among equal scores the lower id comes first. */
function bestOfAll(seekers: readonly SeekerAnalysis[], count: number): { best: number[][]; seconds: number } {
  const kept = seekers.map(() => new BestFound(SHOWN, (one, other) => one - other));
  let seconds = 0;
  for (let n = 0; n < count; n += 1) {
    const job = market.job(n);
    const startedAt = now();
    for (const [at, seeker] of seekers.entries()) {
      const { points } = scorePair(seeker, job, ontology, null);
      // The product never proposes pairs below this score.
      if (isWorthProposing({ match_score: points.score, parts: points.parts })) kept[at]!.offer(n, points.exact);
    }
    seconds += (now() - startedAt) / 1_000;
  }
  return { best: kept.map((each) => each.list().map(({ doc }) => doc)), seconds };
}

/** Scores everyone that the index found in full, and explains the best. */
function answer(seeker: SeekerAnalysis, found: readonly { n: number; job: JobAnalysis }[]) {
  return found
    .map(({ n, job }) => {
      const { parts, points } = scorePair(seeker, job, ontology, null);
      return { n, parts, points };
    })
    .sort((one, other) => other.points.exact - one.points.exact || one.n - other.n)
    .slice(0, SHOWN)
    .map(({ n, parts, points }) => {
      return { n, points, reasons: reasonsOf(argumentsOf(groundsOf(parts), points)) };
    });
}

say('time of the clock, threads that help included: run it on a quiet machine');
for (const size of sizes.length > 0 ? sizes : [100_000]) {
  say(`\n${size} postings`);
  const jobs = jobIndex(ontology, helpers);
  describe(
    `${size} postings`,
    jobs,
    fill(jobs, size, (n) => indexedJob(market.job(n), ontology)),
  );

  const times = { find: [] as number[], answer: [] as number[], full: [] as number[] };
  for (let at = -WARM_UP; at < QUESTIONS; at += 1) {
    const seeker = market.seeker(10_000_000 + at);
    const startedAt = now();
    const ids = jobs.find(questionOfSeeker(seeker, ontology), FOUND);
    const foundAt = now();
    // Production reads these texts from the database, which this bench does not measure.
    const found = ids.map(({ id }) => ({ n: number(id), job: market.job(number(id)) }));
    const readAt = now();
    const shown = answer(seeker, found);
    const answeredAt = now();
    const [first] = shown;
    if (first) explainAnalysed(seeker, market.job(first.n), ontology);
    if (at < 0) continue;
    times.find.push(foundAt - startedAt);
    times.answer.push(foundAt - startedAt + answeredAt - readAt);
    times.full.push(now() - answeredAt);
  }
  const [find, whole, full] = [figures(times.find), figures(times.answer), figures(times.full)];
  const target = size <= 100_000 ? targets.person[100_000] : targets.person[1_000_000];
  report[`one person, ${size} postings`] = { find, whole, full };
  say(`${' '.repeat(52)}      p50      p95      p99`);
  const row = ({ p50, p95, p99 }: typeof find): string => `${ms(p50)} ${ms(p95)} ${ms(p99)}`;
  line(`one person: the ${FOUND} who share most`, `${row(find)}  p95 ≤ ${target}`, find.p95 <= target);
  line(`one person: top ${SHOWN} by the whole score, with reasons`, `${row(whole)}  p95 ≤ 10`, whole.p95 <= 10);
  line('one pair: everything, with what would raise it', row(full));

  const sample = Array.from({ length: size > 200_000 ? 2 : 10 }, (_, at) => market.seeker(20_000_000 + at));
  const { best, seconds } = bestOfAll(sample, size);
  let hits = 0;
  const own: number[] = [];
  for (const [at, seeker] of sample.entries()) {
    const startedAt = now();
    const ids = jobs.find(questionOfSeeker(seeker, ontology), FOUND);
    own.push(now() - startedAt);
    const found = ids.map(({ id }) => ({ n: number(id), job: market.job(number(id)) }));
    const shown = new Set(answer(seeker, found).map(({ n }) => n));
    hits += best[at]!.filter((n) => shown.has(n)).length;
  }
  const recall = hits / best.reduce((sum, each) => sum + each.length, 0);
  const perPerson = (1_000 * seconds) / sample.length;
  report[`every pair, ${size} postings`] = { recall, perPerson, sample: sample.length };
  line(
    'scoring every pair: one person, on average',
    `${ms(perPerson)}  ${(perPerson / figures(own).p50).toFixed(0)} × as long`,
  );
  line(
    `recall@${SHOWN} against that, ${sample.length} people`,
    `${recall.toFixed(4)}  ≥ ${MIN_RECALL}`,
    recall >= MIN_RECALL,
  );

  const edits: number[] = [];
  for (let at = 0; at < 2_000; at += 1) {
    const subject = { id: benchId((at * 7_919) % size), ...indexedJob(market.job(30_000_000 + at), ontology) };
    const startedAt = now();
    jobs.put(subject);
    edits.push(now() - startedAt);
  }
  const edit = figures(edits);
  report[`a change, ${size} postings`] = edit;
  line('a posting changes', `${(edit.p50 * 1_000).toFixed(0)} µs p50, ${(edit.p99 * 1_000).toFixed(0)} µs p99`);

  if (size <= 100_000) {
    const perPair: number[] = [];
    let kept = 0;
    for (const people of [1_000, 10_000]) {
      const startedAt = now();
      kept = 0;
      for (let n = 0; n < people; n += 1) kept += jobs.find(questionOfSeeker(market.seeker(n), ontology), SHOWN).length;
      perPair.push((now() - startedAt) / kept);
      line(
        `everybody anew: ${people} people`,
        `${((perPair.at(-1)! * kept) / 1_000).toFixed(1)} s, ${kept} pairs kept`,
      );
    }
    const growth = perPair[1]! / perPair[0]!;
    report[`everybody anew, ${size} postings`] = { microsecondsPerPair: perPair.map((each) => each * 1_000), kept };
    line('time for a pair kept: ten times the people', `${growth.toFixed(2)} ≤ ${LINEAR}`, growth <= LINEAR);
  }
}

const people = Math.max(20_000, Math.min(200_000, Math.max(...(sizes.length > 0 ? sizes : [100_000])) * 2));
say(`\n${people} people`);
const seekers = seekerIndex(ontology, helpers);
describe(
  `${people} people`,
  seekers,
  fill(seekers, people, (n) => indexedSeeker(market.seeker(n), ontology)),
);
const asked: number[] = [];
for (let at = -WARM_UP; at < QUESTIONS; at += 1) {
  const job = market.job(40_000_000 + at);
  const startedAt = now();
  seekers.find(questionOfJob(job, ontology), FOUND);
  if (at >= 0) asked.push(now() - startedAt);
}
const posting = figures(asked);
report[`one posting, ${people} people`] = posting;
line(
  `one posting: the ${FOUND} who share most`,
  `${ms(posting.p50)} ${ms(posting.p95)} ${ms(posting.p99)}  p95 ≤ ${targets.posting}`,
  posting.p95 <= targets.posting,
);

await mkdir(join(DATA, 'results'), { recursive: true });
await writeFile(join(DATA, 'results/matching.json'), `${JSON.stringify(report, null, 2)}\n`);
say(isKept ? 'every target met' : 'a target was missed');
