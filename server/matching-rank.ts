import { resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import {
  LearntFiles,
  modelOfLevel,
  ontologyOfLevel,
  rankFile,
  UnreadableRankFile,
  whyOutdatedModel,
} from './modules/matching/index.js';

const usage = `npm run matching:rank -- --queries FILE.jsonl --candidates FILE.jsonl|taxonomy:occupations|taxonomy:skills --out RUN.jsonl [--top 100] [--level 1|2] [--explain]`;

/** Ranks candidates for each query with the engine of the product, without a database or a running instance. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      queries: { type: 'string' },
      candidates: { type: 'string' },
      out: { type: 'string' },
      top: { type: 'string', default: '100' },
      level: { type: 'string' },
      explain: { type: 'boolean', default: false },
    },
  });
  const { queries, candidates, out } = values;
  const top = Number(values.top);
  const isLevel = values.level === undefined || values.level === '1' || values.level === '2';
  if (!queries || !candidates || !out || !Number.isInteger(top) || top < 1 || !isLevel) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const files = new LearntFiles(resolve(process.env['DATA_DIR'] || '.data'));
  const level = levelOf(values.level ?? ((await files.current()) === null ? '1' : '2'));
  const started = performance.now();
  const outdated = level === 2 ? await whyOutdatedModel(files) : null;
  if (outdated) process.stderr.write(`${outdated}\n`);
  const count = await rankFile(
    { queries, candidates, out, top, explain: values.explain },
    () => modelOfLevel(level, files),
    () => ontologyOfLevel(level, files),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${count} queries ranked at level ${level} in ${seconds} s: ${out}\n`);
}

const levelOf = (name: string): 1 | 2 => (name === '1' ? 1 : 2);

/** An error that the person can correct is described in one line, any other in full. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const isTheirs = error instanceof UnreadableRankFile || code === 'ENOENT' || code.startsWith('ERR_PARSE_ARGS');
  return isTheirs ? error.message : inspect(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
});
