import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { LauncherError } from '../launcher-error.js';
import { killGroup } from './kill-group.js';
import { LogFile } from './log-file.js';
import type { LauncherSettings } from './settings.js';
import type { Terminal } from './terminal.js';

const ROOT = join(import.meta.dirname, '../../../..');
const READY_MS = 30_000;

/** Vite's address (also in client/vite.config.ts, which refuses another port). */
export const clientDevelopmentAddress = 'http://127.0.0.1:5173';

/** A development process that is stopped with the others. */
export interface DevelopmentPart {
  stop(): Promise<void>;
}

/** Starts Vite, which updates the browser after each change of the client and proxies /api to the server. */
export async function developClient(settings: LauncherSettings, terminal: Terminal): Promise<DevelopmentPart> {
  const log = new LogFile(join(settings.logFolder, 'vite.log'));
  const start = await log.size();
  const child = await log.lend((output) =>
    spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), '--config', 'client/vite.config.ts'], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(settings.env.PORT) },
      detached: true,
      // Vite exits when its stdin closes, so also if the supervisor dies.
      stdio: ['pipe', output, output],
    }),
  );
  child.once('error', (error) => terminal.say(`Vite cannot be started: ${error.message}`));
  await terminal.step('Vite', () => answers(child, clientDevelopmentAddress, () => log.tail(start)));
  return { stop: () => endGroup(child) };
}

async function answers(child: ChildProcess, url: string, lastWords: () => Promise<string>): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (response?.ok === true) return;
    await sleep(100);
  }
  throw new LauncherError(`Vite does not answer at ${url}:\n${await lastWords()}`);
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  killGroup(child.pid);
  await ended;
}
