import type { Terminal } from '../../server/launcher/supervisor/terminal.js';
import { Cluster } from '../cluster/cluster.js';
import { tableLines } from '../cluster/parts/table.js';
import { untilStopped } from '../cluster/until-stopped.js';
import { allFaults, type NamedFault } from './support/all-faults.js';
import type { Measured, Stage } from './support/fault.js';
import { provedByTests, runTests } from './support/proved-by-tests.js';

const HEAD = ['row', 'what was done', 'expected', 'measured', 'lost', 'doubled', ''] as const;
type Cells = (string | number | null)[];

/** @returns the exit code: 0 if every expectation was met, and nothing was lost or doubled */
async function run(terminal: Terminal, words: readonly string[], signal: AbortSignal): Promise<number> {
  const wanted = words.filter((word) => !word.startsWith('--'));
  const all = await allFaults();
  const faults = all.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
  if (words.includes('--list') || faults.length === 0) {
    terminal.say(...all.map(({ name, fault }) => `${fault.row.padEnd(4)} ${name.padEnd(24)} ${fault.done}`));
    return words.includes('--list') ? 0 : 2;
  }
  let cluster: Promise<Cluster> | null = null;
  const stage: Stage = {
    terminal,
    signal,
    cluster: () => (cluster ??= Cluster.start(terminal, { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }, signal)),
  };
  const rows: { readonly cells: Cells; readonly isMet: boolean }[] = [];
  try {
    for (const each of faults) {
      signal.throwIfAborted();
      rows.push(await asRow(each, stage));
    }
  } finally {
    await (cluster as Promise<Cluster> | null)?.then((started) => started.stop());
  }
  if (words.includes('--tests'))
    for (const proof of provedByTests) {
      const { isMet, measured } = await terminal.step(`${proof.row} ${proof.test}`, () => runTests(proof, signal));
      rows.push({ cells: [proof.row, proof.done, proof.expected, measured, null, null, metOr(isMet)], isMet });
    }
  terminal.say('', ...tableLines([[...HEAD], ...rows.map(({ cells }) => cells)]));
  return rows.every(({ isMet }) => isMet) ? 0 : 1;
}

const metOr = (isMet: boolean, missed: readonly string[] = []): string =>
  isMet ? 'met' : ['MISSED', ...missed].join(': ');

async function asRow({ name, fault }: NamedFault, stage: Stage): Promise<{ cells: Cells; isMet: boolean }> {
  const { measured, missed, lost, doubled } = await stage.terminal.step(`${fault.row} ${name}`, () =>
    fault.run(stage).catch((error: unknown): Measured => ({
      measured: 'not measured',
      missed: [error instanceof Error ? error.message : String(error)],
      lost: null,
      doubled: null,
    })),
  );
  const isMet = missed.length === 0 && (lost ?? 0) + (doubled ?? 0) === 0;
  stage.terminal.say(`      ${measured}`, ...missed.map((each) => `      MISSED: ${each}`));
  return { cells: [fault.row, fault.done, fault.expected, measured, lost, doubled, metOr(isMet, missed)], isMet };
}

untilStopped((terminal, signal) => run(terminal, process.argv.slice(2), signal));
