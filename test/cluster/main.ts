import { DemoContent } from '../../server/launcher/supervisor/demo-content.js';
import type { Terminal } from '../../server/launcher/supervisor/terminal.js';
import { checkCluster } from './check.js';
import { Cluster } from './cluster.js';
import { type CheckOptions, checkOptions } from './options.js';
import { untilStopped } from './until-stopped.js';

/** The demo is used by browsers of this machine; the check sends more requests than a person. */
const settings = (isCheck: boolean): NodeJS.ProcessEnv => (isCheck ? { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } : {});

/** @returns the exit code */
async function run(terminal: Terminal, check: CheckOptions | null, signal: AbortSignal): Promise<number> {
  const cluster = await Cluster.start(terminal, settings(check !== null), signal);
  try {
    if (check) return (await checkCluster(cluster, check, terminal, signal)) ? 0 : 1;
    const demo = new DemoContent(cluster.program('Demo content', 'demo/seed.js'), terminal.say, signal);
    demo.start();
    terminal.say(
      '',
      `Entrevue is ready:  ${cluster.url}`,
      ...cluster.apis.map(({ origin }, n) => `  API ${n + 1}         ${origin}`),
      `  PgBouncer     ${cluster.pooler.url}`,
      `  PostgreSQL    ${cluster.postgres.url}`,
      `  replica       ${cluster.postgres.replicaUrl}`,
      `  files, logs   ${cluster.folder} (removed at the end)`,
      'The demo content follows. Ctrl-C stops everything.',
    );
    const accounts = await demo.made();
    if (accounts) terminal.say(...accounts.map((line) => `  ${line}`));
    await untilAborted(signal);
    await demo.ended();
    return 0;
  } finally {
    await cluster.stop();
  }
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve())));

untilStopped(async (terminal, signal) => {
  const words = process.argv.slice(2);
  return run(terminal, words.includes('--check') ? checkOptions(words) : null, signal);
});
