/**
 * How well the engine ranks, on labelled sets that are not part of the product: each at level 1 and level 2, against BM25 and TF-IDF over
 * letters, in the same run. Prints a table and writes `.data/bench/results/matching-quality.json`. Exit code 1 when a figure is more
 * than half a point below the committed one.
 *
 *   npm run bench:matching -- --data DIR [--most 800] [--only words] [--accept]
 *   npm run bench:matching -- --statistics [--data DIR]
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  candidatesOfConcepts,
  candidatesOfItems,
  ExactNames,
} from '../../server/modules/matching/engine/similarity/candidates.js';
import { knowledgeOf, type Knowledge } from '../../server/modules/matching/engine/similarity/knowledge.js';
import { Pivots } from '../../server/modules/matching/engine/similarity/pivots.js';
import { Ranker } from '../../server/modules/matching/engine/similarity/ranker.js';
import {
  learnSimilarity,
  prepare,
  type SimilarityModel,
} from '../../server/modules/matching/engine/similarity/similarity-model.js';
import { buildOntology } from '../../server/modules/matching/engine/ontology/ontology.js';
import { sectors } from '../../server/modules/matching/lexicon/sectors/index.js';
import { readTaxonomy } from '../../server/modules/matching/taxonomy/import-taxonomy.js';
import { withLexicon } from '../../server/modules/matching/taxonomy/with-lexicon.js';
import { bm25, letterTfidf, type Rank } from './matching-baselines.js';
import { type LevelNames, printCoverage, printLexicon } from './matching-statistics.js';
import { type Figures, judge, readTasks, type Task } from './matching-tasks.js';

const TOP = 100;
const LARGEST_DROP = 0.005;
const BASELINE = join(import.meta.dirname, 'matching-quality.baseline.json');
const RESULTS = join(import.meta.dirname, '../../.data/bench/results');

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env['MATCHING_DATA'] ?? '' },
    most: { type: 'string', default: '800' },
    only: { type: 'string', default: '' },
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

/** The French names of NOC groups are what one of the tasks asks for: the engine must not know them. */
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
}

function level(name: string, knowledge: Knowledge): Level {
  const started = performance.now();
  const model = learnSimilarity(knowledge);
  process.stdout.write(`${name}: ${knowledge.concepts.length} concepts learnt in ${seconds(started)} s\n`);
  return { name, model, exact: new ExactNames(model.concepts), pivots: new Pivots(model) };
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

function engine({ model, exact, pivots }: Level, { taxonomy, candidates }: Task): Rank {
  const isThere = taxonomy !== null && model.concepts.some(({ concept }) => concept.id === candidates[0]!.id);
  const all = isThere
    ? candidatesOfConcepts(model, (id) => id.startsWith(taxonomy))
    : candidatesOfItems(candidates, model, exact);
  const ranker = new Ranker(model, all, pivots);
  return (query, top) => ranker.rank(query, top);
}

function measure(task: Task, rank: Rank): Figures {
  return judge(task, new Map(task.queries.map((query) => [query.id, rank(query, TOP)])));
}

const started = performance.now();
const only = values.only.toLowerCase();
const tasks = (await readTasks(data, { most: Number(values.most) })).filter(({ name }) =>
  name.toLowerCase().includes(only),
);
const levels = [
  level('level 1', knowledgeOf(buildOntology(sectors))),
  level('level 2', withLexicon(withoutAnswers(await readTaxonomy(data)))),
];

const rows: Record<string, Record<string, number>> = {};
process.stdout.write(
  `\n${'task'.padEnd(34)}${'n'.padStart(6)}  measure   level 1  level 2     BM25   TF-IDF      aim\n`,
);
for (const task of tasks) {
  const measured = {
    'level 1': measure(task, engine(levels[0]!, task)),
    'level 2': measure(task, engine(levels[1]!, task)),
    BM25: measure(task, bm25(task.candidates)),
    'TF-IDF': measure(task, letterTfidf(task.candidates)),
  };
  for (const { metric, aim } of task.goals) {
    const figures = Object.values(measured).map((figure) => figure[metric]);
    rows[`${task.name} ${metric}`] = {
      level1: figures[0]!,
      level2: figures[1]!,
      bm25: figures[2]!,
      tfidf: figures[3]!,
      aim,
    };
    const cells = [...figures, aim].map((figure) => figure.toFixed(3).padStart(9)).join('');
    const mark = figures[1]! >= aim ? 'ok' : 'MISS';
    process.stdout.write(
      `${task.name.padEnd(34)}${String(task.queries.length).padStart(6)}  ${metric.padEnd(8)}${cells}  ${mark}\n`,
    );
  }
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
