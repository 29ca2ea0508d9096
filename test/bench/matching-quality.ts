/**
 * Measures how well the engine ranks, on labelled sets that are not part of the product. Ranks each set at level 1 and level 2, and
 * with BM25 and TF-IDF over letters in the same run; shows the best known figure of simple methods beside them. Then checks the
 * other properties of scores (`matching-promises.ts`). Prints
 * tables and writes `.data/bench/results/matching-quality.json`. Exit code 1 when a figure is more than half a point below the committed
 * one, or if one of these properties fails.
 *
 *   npm run bench:matching -- --data DIR [--max 800] [--only words] [--level 1|2] [--no-baselines] [--failures 20] [--accept]
 *   npm run bench:matching -- --data DIR --only promises
 *   npm run bench:matching -- --statistics [--data DIR]
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { candidatesOfItems, ExactNames } from '../../server/modules/matching/engine/similarity/candidates.js';
import { knowledgeOf, type Knowledge } from '../../server/modules/matching/engine/similarity/knowledge.js';
import { topicsOfSimilarity } from '../../server/modules/matching/engine/topic/topics-of-similarity.js';
import { Pivots } from '../../server/modules/matching/engine/similarity/pivots.js';
import { Ranker } from '../../server/modules/matching/engine/similarity/ranker.js';
import { prepare, type SimilarityModel } from '../../server/modules/matching/engine/similarity/similarity-model.js';
import { buildOntology, type Ontology } from '../../server/modules/matching/engine/ontology/ontology.js';
import { sectors } from '../../server/modules/matching/lexicon/sectors/index.js';
import { readTaxonomy } from '../../server/modules/matching/taxonomy/import-taxonomy.js';
import { ontologyWithTaxonomy } from '../../server/modules/matching/taxonomy/ontology-with-taxonomy.js';
import { candidatesOfTaxonomy } from '../../server/modules/matching/taxonomy/rank-file.js';
import { marketOf } from '../../server/modules/matching/taxonomy/rank-market.js';
import { withLexicon } from '../../server/modules/matching/taxonomy/with-lexicon.js';
import { bm25, letterTfidf, type Rank } from './matching-baselines.js';
import { learntOnce } from './matching-learnt.js';
import { type LevelNames, printCoverage, printLexicon } from './matching-statistics.js';
import { promises } from './matching-promises.js';
import { judge, readTasks, type Task } from './matching-tasks.js';

const TOP = 100;
const LARGEST_DROP = 0.005;
const BASELINE = join(import.meta.dirname, 'matching-quality.baseline.json');
const RESULTS = join(import.meta.dirname, '../../.data/bench/results');

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env['MATCHING_DATA'] ?? '' },
    max: { type: 'string', default: '800' },
    only: { type: 'string', default: '' },
    level: { type: 'string', default: '' },
    'no-baselines': { type: 'boolean', default: false },
    failures: { type: 'string', default: '0' },
    accept: { type: 'boolean', default: false },
    statistics: { type: 'boolean', default: false },
  },
});
if (values.statistics) {
  printLexicon();
  if (values.data) {
    const named = (name: string, { concepts }: Knowledge): LevelNames => ({ name, concepts: concepts.map(prepare) });
    await printCoverage(values.data, [
      named('level 1', knowledgeOf(buildOntology(sectors))),
      named('level 2', withLexicon(withoutAnswers(await readTaxonomy(values.data)))),
    ]);
  }
  process.exit(0);
}
if (!values.data) {
  process.stderr.write('npm run bench:matching -- --data DIR (the folder of labelled sets), or MATCHING_DATA=DIR\n');
  process.exit(2);
}
const data = values.data;

/** One of the tasks asks for the French names of NOC groups, so the engine must not know them. */
function withoutAnswers({ version, concepts }: Knowledge): Knowledge {
  return {
    version,
    concepts: concepts.map((concept) =>
      concept.id.startsWith('noc/')
        ? {
            ...concept,
            names: concept.names.filter(({ language }) => language === 'en'),
            texts: concept.texts.filter(({ language }) => language === 'en'),
          }
        : concept,
    ),
  };
}

interface Level {
  readonly name: string;
  readonly model: SimilarityModel;
  readonly exact: ExactNames;
  readonly pivots: Pivots;
  /** The knowledge with which production scores at this level. */
  readonly ontology: Ontology;
}

async function level(
  name: string,
  knowledge: Knowledge,
  scoring: (model: SimilarityModel) => Ontology,
): Promise<Level> {
  const started = performance.now();
  const model = await learntOnce(knowledge);
  process.stdout.write(`${name}: ${knowledge.concepts.length} concepts known in ${seconds(started)} s\n`);
  return { name, model, exact: new ExactNames(model.concepts), pivots: new Pivots(model), ontology: scoring(model) };
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

/** Finds and scores people and postings like the product; ranks names and sentences by similarity. */
function engine(known: Level, task: Task): Rank {
  if (task.candidates[0]?.kind !== 'job') return byLikeness(known, task);
  const rankByScore = marketOf(task.candidates, 'job', known.ontology);
  return (query, top) =>
    rankByScore(query)
      .slice(0, top)
      .map(({ id }) => id);
}

function byLikeness({ model, exact, pivots }: Level, { taxonomy, candidates }: Task): Rank {
  const isThere = taxonomy !== null && model.concepts.some(({ concept }) => concept.id === candidates[0]!.id);
  const all = isThere ? candidatesOfTaxonomy(taxonomy, model) : candidatesOfItems(candidates, model, exact);
  const ranker = new Ranker(model, all, pivots);
  return (query, top) => ranker.rank(query, top);
}

const isWanted = (name: string): boolean => values.level === '' || name === `level ${values.level}`;

const started = performance.now();
const only = values.only.toLowerCase();
const isPart = values.only !== '' || values.level !== '' || values['no-baselines'];
const allTasks = await readTasks(data, { max: Number(values.max) });
const tasks = allTasks.filter(({ name }) => name.toLowerCase().includes(only));
const levels: Level[] = [];
const lexicon = buildOntology(sectors);
if (isWanted('level 1')) levels.push(await level('level 1', knowledgeOf(lexicon), () => lexicon));
if (isWanted('level 2')) {
  const taxonomy = withoutAnswers(await readTaxonomy(data));
  levels.push(
    await level('level 2', withLexicon(taxonomy), (model) =>
      ontologyWithTaxonomy(lexicon, taxonomy, topicsOfSimilarity(model)),
    ),
  );
}

type Ranked = ReadonlyMap<string, readonly string[]>;
const baselines = values['no-baselines']
  ? []
  : ([
      ['BM25', bm25],
      ['TF-IDF', letterTfidf],
    ] as const);
const columns = [...levels.map(({ name }) => name), ...baselines.map(([name]) => name)];
const rows: Record<string, Record<string, number>> = {};
process.stdout.write(
  `\n${'task'.padEnd(34)}${'n'.padStart(6)}  measure ${[...columns, 'known', 'aim'].map((name) => name.padStart(9)).join('')}     seconds\n`,
);
for (const task of tasks) {
  const runs = new Map<string, Ranked>();
  const times: string[] = [];
  for (const name of columns) {
    const from = performance.now();
    const known = levels.find((each) => each.name === name);
    const baseline = baselines.find(([each]) => each === name);
    const rank = known ? engine(known, task) : baseline![1](task.candidates);
    runs.set(name, new Map(task.queries.map((query) => [query.id, rank(query, TOP)])));
    times.push(seconds(from));
  }
  const figures = new Map([...runs].map(([name, run]) => [name, judge(task, run)] as const));
  for (const { metric, reference, aim } of task.goals) {
    const measured = columns.map((name) => figures.get(name)![metric]);
    rows[`${task.name} ${metric}`] = {
      ...Object.fromEntries(columns.map((name, at) => [keyOf(name), measured[at]!])),
      reference,
      aim,
    };
    const cells = [...measured, reference, aim].map((figure) => figure.toFixed(3).padStart(9)).join('');
    const best = figures.get('level 2')?.[metric];
    const mark = best === undefined ? '' : best >= aim ? 'ok' : 'MISS';
    process.stdout.write(
      `${task.name.padEnd(34)}${String(task.queries.length).padStart(6)}  ${metric.padEnd(8)}${cells}  ${mark.padEnd(5)} ${times.join(' ')}\n`,
    );
  }
  for (const { name } of levels) printFailures(task, name, runs.get(name)!, Number(values.failures));
}

/** Prints a sample of queries whose first answer is wrong: the right answer, and the one found instead. */
function printFailures(task: Task, name: string, run: Ranked, max: number): void {
  if (max === 0) return;
  const names = new Map<string, string>();
  for (const { id, text, title } of task.candidates) if (!names.has(id)) names.set(id, title ?? text ?? id);
  const failed = task.queries.filter(({ id }) => (task.gold.get(id)?.get(run.get(id)![0]!) ?? 0) < task.least);
  const step = Math.max(1, failed.length / max);
  for (let at = 0; at < Math.min(max, failed.length); at += 1) {
    const query = failed[Math.floor(at * step)]!;
    const ranked = run.get(query.id)!;
    const right = [...(task.gold.get(query.id) ?? [])].filter(([, grade]) => grade >= task.least);
    const wanted = right.map(([id]) => `${names.get(id) ?? id} (${ranked.indexOf(id) + 1 || 'no place'})`);
    const came = ranked.slice(0, 3).map((id) => names.get(id) ?? id);
    process.stdout.write(
      `  ${name}: ${query.title ?? query.text ?? query.id}\n    right ${wanted.slice(0, 3).join('; ')}\n    came  ${came.join('; ')}\n`,
    );
  }
}

if ('promises'.includes(only)) for (const each of levels) printPromises(each);

/** Checks the properties that every score must have, over whole sets. */
function printPromises(known: Level): void {
  const [people, titles] = ['E2E FR profile', 'MELO FR France'].map((start) =>
    allTasks.find(({ name }) => name.startsWith(start))!,
  );
  process.stdout.write(`\n${known.name}\n`);
  for (const { name, measured, aim, isKept } of promises({
    ontology: known.ontology,
    people: people!,
    titles: titles!,
    rankPeople: engine(known, people!),
    rankTitles: engine(known, titles!),
  })) {
    if (!isKept) process.exitCode = 1;
    process.stdout.write(`${name.padEnd(86)}${measured.padEnd(34)}${aim.padEnd(8)}${isKept ? 'ok' : 'MISS'}\n`);
  }
}

if (isPart) {
  process.stdout.write(`\n${seconds(started)} s\n`);
  process.exit();
}

printLexicon();
const coverage = await printCoverage(
  data,
  levels.map(({ name, model: { concepts } }) => ({ name, concepts })),
);
process.stdout.write(`\n${seconds(started)} s\n`);

await mkdir(RESULTS, { recursive: true });
await writeFile(join(RESULTS, 'matching-quality.json'), `${JSON.stringify({ rows, coverage }, null, 2)}\n`);
const accepted = Object.fromEntries(
  Object.entries(rows).map(([name, { level1, level2 }]) => [name, { level1: round(level1!), level2: round(level2!) }]),
);
if (values.accept) await writeFile(BASELINE, `${JSON.stringify(accepted, null, 2)}\n`);
else if (existsSync(BASELINE))
  await holdAgainst(JSON.parse(await readFile(BASELINE, 'utf8')) as Record<string, Record<string, number>>);
else process.stdout.write(`There is no ${BASELINE} to hold this against: --accept writes it.\n`);

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function round(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}

async function holdAgainst(committed: Record<string, Record<string, number>>): Promise<void> {
  for (const [name, figures] of Object.entries(committed)) {
    for (const [which, before] of Object.entries(figures)) {
      const now = rows[name]?.[which];
      if (now === undefined || now >= before - LARGEST_DROP) continue;
      process.stderr.write(`${name}, ${which}: ${now.toFixed(3)}, was ${before.toFixed(3)}\n`);
      process.exitCode = 1;
    }
  }
}
