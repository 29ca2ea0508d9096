import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Terminal } from '../../server/launcher/supervisor/terminal.js';
import { auditDeals } from '../integration/reservations/support/deal-audit.js';
import type { Cluster } from './cluster.js';
import { measureCost } from './cost.js';
import { Load, type LoadResult } from './load.js';
import { matchWhileWorkersStop } from './matching.js';
import type { CheckOptions } from './options.js';
import { failedTests, jest, lastLine, ROOT, runNode, testsOf } from './parts/run-node.js';
import { tableLines } from './parts/table.js';

/** Journeys that need no settings of their own: the main journey with its videos, emails with links, lists. */
const JOURNEYS = '(accounts|main-job|shortlists|saved-jobs)\\.journey';
/** A small run of `npm run soak:ledger`. */
const SOAK = {
  LEDGER_OPERATIONS: '5000',
  LEDGER_RACE_ROUNDS: '5',
  DEAL_OPERATIONS: '200',
  DEAL_RACE_ROUNDS: '5',
  DEAL_REQUESTS: '40',
  DEAL_KILLS: '1',
};
const MAX_LAG_MS = 10_000;

interface Row {
  readonly what: string;
  readonly requests: number | null;
  readonly failures: number;
  readonly lost: number | null;
  readonly doubled: number | null;
  readonly note: string;
}

/** Tests a running cluster through its proxy, and prints the table. @returns whether nothing failed */
export async function checkCluster(
  cluster: Cluster,
  options: CheckOptions,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<boolean> {
  const rows: Row[] = [];
  const aborted = once(signal, 'abort').then(() => Promise.reject(new Error('stopped')));
  try {
    await Promise.race([fillRows(rows, options, cluster, terminal, signal), aborted]);
  } finally {
    const cells = rows.map(({ what, requests, failures, lost, doubled, note }) => [
      what,
      requests,
      failures,
      lost,
      doubled,
      note,
    ]);
    terminal.say('', ...tableLines([['what', 'requests', 'failures', 'lost', 'doubled', 'note'], ...cells]));
  }
  return rows.every(({ failures, lost, doubled }) => failures + (lost ?? 0) + (doubled ?? 0) === 0);
}

async function fillRows(
  rows: Row[],
  { parts, loadSeconds }: CheckOptions,
  cluster: Cluster,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<void> {
  const fill = async (label: string, work: () => Promise<Row>): Promise<void> => {
    rows.push(await terminal.step(label, work));
  };
  const load = new Load(cluster.url, cluster.postgres.url);
  if (parts.has('load') || parts.has('restart')) await terminal.step('Load: people', () => load.prepare());
  if (parts.has('load')) await fill('Load', () => steadyLoad(cluster, load, loadSeconds));
  if (parts.has('restart')) await fill('Load while both APIs restart', () => loadDuringRestarts(cluster, load));
  load.close();
  // The journeys run first: the postings that `matching` publishes would match their people too.
  if (parts.has('journeys')) await fill('Browser journeys', () => journeys(cluster, signal));
  if (parts.has('matching')) await fill('Matches while workers stop', () => matching(cluster));
  if (parts.has('soak')) await fill('Ledger soak', () => soak(cluster, signal));
  if (parts.has('audit')) await fill('Ledger, reservations, replica', () => audits(cluster, signal));
}

async function steadyLoad(cluster: Cluster, load: Load, seconds: number): Promise<Row> {
  const { result, cost } = await measureCost(cluster, () => load.run(AbortSignal.timeout(seconds * 1_000)));
  return asRow('load', result, cost);
}

async function loadDuringRestarts(cluster: Cluster, load: Load): Promise<Row> {
  const over = new AbortController();
  const running = load.run(over.signal);
  const took: string[] = [];
  for (const api of cluster.apis) {
    const { stopMs, startMs } = await cluster.restartApi(api);
    took.push(`stopped in ${(stopMs / 1_000).toFixed(1)} s, ready in ${(startMs / 1_000).toFixed(1)} s`);
  }
  await sleep(2_000);
  over.abort();
  return asRow('load, both APIs restarted', await running, took.join('; '));
}

async function matching(cluster: Cluster): Promise<Row> {
  const { requests, early, lost, notes } = await matchWhileWorkersStop(cluster);
  const note = [...notes, ...(early > 0 ? [`${early} matches while a shard was missing`] : [])].join('; ');
  const what = 'matches, each worker of matching stopped';
  return { what, requests, failures: early, lost, doubled: null, note };
}

function asRow(what: string, { requests, failures, times, lost, doubled }: LoadResult, more = ''): Row {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  const kinds = [...new Set(failures)].slice(0, 3);
  const note = [`p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`, ...(more === '' ? [] : [more]), ...kinds].join('; ');
  return { what, requests, failures: failures.length, lost, doubled, note };
}

async function journeys(cluster: Cluster, signal: AbortSignal): Promise<Row> {
  const since = Date.now();
  const { code, output } = await runNode(
    [...jest, '--selectProjects', 'journeys', '--testPathPatterns', JOURNEYS],
    { PRODUCT_URL: cluster.url, PRODUCT_DATABASE_URL: cluster.postgres.url, PRODUCT_DATA_DIR: cluster.dataDir },
    signal,
  );
  // The log has whole seconds.
  const accesses = await cluster.proxy.accesses(since - 1_000);
  const broken = accesses.filter(({ status }) => status >= 500).length;
  return {
    what: 'browser journeys',
    requests: accesses.length,
    failures: broken + (code === 0 ? 0 : 1),
    lost: null,
    doubled: null,
    note: noteOf(code, output),
  };
}

async function soak(cluster: Cluster, signal: AbortSignal): Promise<Row> {
  const env = { ...SOAK, TEST_POSTGRES_URL: cluster.postgres.url };
  const { code, output } = await runNode([join(ROOT, 'test/soak/ledger.mjs')], env, signal);
  const failures = code === 0 ? 0 : 1;
  return { what: 'ledger soak', requests: null, failures, lost: null, doubled: null, note: noteOf(code, output) };
}

/** How many tests passed, and which failed with what. */
const noteOf = (code: number | null, output: string): string =>
  [testsOf(output), ...(code === 0 ? [] : failedTests(output))].join('; ');

/** The ledger is whole, reservations agree with it, and the replica has everything. */
async function audits(cluster: Cluster, signal: AbortSignal): Promise<Row> {
  const { code, output } = await runNode([join(ROOT, 'dist/server/ledger-verify.js')], cluster.env, signal);
  const broken = Object.keys(await auditDeals(cluster.postgres.url));
  const deadline = Date.now() + MAX_LAG_MS;
  while ((await cluster.postgres.lag()) > 0 && Date.now() < deadline) await sleep(100);
  const lag = await cluster.postgres.lag();
  const note = [lastLine(output), `Replica ${lag} bytes behind.`, ...broken].join(' ');
  const failures = (code === 0 ? 0 : 1) + broken.length + (lag > 0 ? 1 : 0);
  return { what: 'ledger:verify, reservations, replica', requests: null, failures, lost: null, doubled: null, note };
}
