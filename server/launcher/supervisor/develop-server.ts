import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';

import type { DevelopmentPart } from './develop-client.js';
import type { Terminal } from './terminal.js';

const ROOT = join(import.meta.dirname, '../../../..');
/** Editors save in several steps, and switching branches changes many files at once. */
const SETTLE_MS = 200;
/** The end of the compiler's output says what is wrong and where. */
const LINES_SHOWN = 20;

/** Rebuilds the server when one of its files changes, and restarts its processes after a successful build. */
export function developServer(restart: () => Promise<void>, terminal: Terminal): DevelopmentPart {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const rebuild = async (): Promise<void> => {
    if (stopped) return;
    const since = Date.now();
    const failure = await buildServer();
    if (failure !== null) {
      terminal.say(failure, 'Not restarted: the last version that could be built goes on.');
      return;
    }
    await restart();
    terminal.say(`Server built and restarted in ${((Date.now() - since) / 1000).toFixed(1)} s.`);
  };
  const watcher = watch(join(ROOT, 'server'), { recursive: true }, (_event, file) => {
    if (file === null || !isServerSource(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rebuild).catch((error: unknown) => terminal.say(`Not restarted: ${String(error)}`));
    }, SETTLE_MS);
  });
  watcher.on('error', (error) => terminal.say(`Changes of the server are not seen any more: ${String(error)}`));
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      watcher.close();
      await running;
    },
  };
}

/** Tests and documents do not affect running code. */
export function isServerSource(file: string): boolean {
  return /\.(ts|json|swcrc)$/.test(file) && !/\.spec\.ts$/.test(file);
}

/** @returns null on success, otherwise the compiler's output */
async function buildServer(): Promise<string | null> {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/@nestjs/cli/bin/nest.js'), 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? null : output.trim().split('\n').slice(-LINES_SHOWN).join('\n');
}
