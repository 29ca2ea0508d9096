import { spawn } from 'node:child_process';

import { LauncherError } from '../launcher-error.js';
import { killGroup } from './kill-group.js';
import { nodeArguments } from './node-arguments.js';
import type { Program } from './supervised-process.js';

/**
 * Runs a process to its end and returns its stdout, which is for the user; its log goes to its file.
 * @param signal ends it
 * @throws LauncherError if it fails
 */
export async function runOnce({ name, script, env, log }: Program, signal: AbortSignal): Promise<string[]> {
  const child = await log.lend((output) =>
    spawn(process.execPath, [...nodeArguments(script), script], {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', output, 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    }),
  );
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  const how = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, ended) => resolve(code === 0 ? '' : (ended ?? `exit code ${code ?? 'unknown'}`)));
  });
  killGroup(child.pid); // Its child processes must not outlive it.
  signal.throwIfAborted();
  if (how !== '') throw new LauncherError(`${name} failed (${how}). Its log: ${log.path}`);
  return printed.split('\n').filter((line) => line.trim() !== '');
}
