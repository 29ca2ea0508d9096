import { setTimeout as sleep } from 'node:timers/promises';

import { LauncherError } from '../launcher-error.js';
import type { SupervisedProcess } from './supervised-process.js';

const READY_MS = 90_000;
const CRASHES = 3;

/**
 * Waits until the API reports that it and its dependencies work.
 * @param origin its address on this machine, for example http://127.0.0.1:3000
 * @param signal stops waiting (Ctrl-C during the start)
 * @throws LauncherError with the API's last output if it crashes three times, or with the parts that do not work
 */
export async function waitUntilReady(origin: string, api: SupervisedProcess, signal: AbortSignal): Promise<void> {
  const logStart = await api.log.size();
  const deadline = Date.now() + READY_MS;
  let answer = 'it does not answer';
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    if (api.crashes >= CRASHES) {
      throw new LauncherError(`The API does not start. Its last words:\n${await api.log.tail(logStart)}`);
    }
    const reply = await ask(`${origin}/api/health/ready`);
    if (reply === null) return;
    answer = reply;
    await sleep(100);
  }
  throw new LauncherError(`The API is not ready after ${READY_MS / 1000} s: ${answer}. Its log: ${api.log.path}`);
}

/** @returns null if ready, otherwise what is wrong */
async function ask(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const body = await response.text();
    return response.ok ? null : `it answers ${response.status} ${body.slice(0, 500)}`;
  } catch (error) {
    return `it does not answer (${error instanceof Error ? error.message : String(error)})`;
  }
}
