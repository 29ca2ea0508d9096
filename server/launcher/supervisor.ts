import { join } from 'node:path';

import { describeFailure, LauncherError } from './launcher-error.js';
import { acquireProcessLock, LockHeld, type ProcessLock } from './process-lock.js';
import { claimDataFolder, lockFile } from './supervisor/data-folder.js';
import { developClient, type DevelopmentPart } from './supervisor/develop-client.js';
import { developServer } from './supervisor/develop-server.js';
import { Product } from './supervisor/product.js';
import { launcherSettings } from './supervisor/settings.js';
import { Terminal } from './supervisor/terminal.js';
import { welcome } from './supervisor/welcome.js';

/** `npm start` and `npm run dev`, after packages and build are ready: runs until it is stopped. */
async function supervise(): Promise<void> {
  const since = Date.now();
  const watch = process.argv.includes('--watch');
  const terminal = new Terminal();
  const settings = await launcherSettings(process.env);
  await claimDataFolder(settings.env.DATA_DIR);
  const lock = await takeLock(settings.env.DATA_DIR);
  const product = new Product(settings, terminal);
  const development: DevelopmentPart[] = [];

  let stopping: Promise<void> | null = null;
  const stop = (exitCode: number): Promise<void> => {
    stopping ??= (async () => {
      await Promise.all(development.map((part) => part.stop()));
      await product.stop();
      await lock.release();
      process.exit(exitCode);
    })();
    return stopping;
  };
  stopOnSignals(terminal, stop, () => product.stop({ atOnce: true }));

  try {
    const accounts = await product.start();
    if (watch) {
      development.push(developServer(() => product.restart(), terminal));
      development.push(await developClient(settings, terminal));
    }
    terminal.say(...welcome(settings, accounts, { watch, tookMs: Date.now() - since }));
  } catch (error) {
    if (stopping !== null) return stopping; // Stopped during the start: the resulting error is expected.
    terminal.say(describeFailure(error));
    await stop(1);
  }
}

/** Ctrl-C, `kill`, a closed terminal, and the death of the command that started us, detected by its channel. */
function stopOnSignals(terminal: Terminal, stop: (code: number) => Promise<void>, atOnce: () => Promise<void>): void {
  let signalledAt = 0;
  const onSignal = (): void => {
    if (signalledAt === 0) {
      signalledAt = Date.now();
      terminal.say('Stopping.');
      void stop(0);
    } else if (Date.now() - signalledAt > 500) {
      // A second Ctrl-C; the first can arrive twice, from the terminal and from npm.
      void atOnce().finally(() => process.exit(130));
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.once('disconnect', onSignal);
}

async function takeLock(dataDir: string): Promise<ProcessLock> {
  try {
    return await acquireProcessLock(join(dataDir, lockFile));
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new LauncherError(
      `Entrevue already runs on ${dataDir} (process ${error.pid}): stop it first, or set DATA_DIR.`,
    );
  }
}

supervise().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});
