import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { isSameProcess, processStartedAt } from './process-identity.js';

/** A lock held until `release`, or until its process ends in any way. */
export interface ProcessLock {
  release(): Promise<void>;
}

interface LockRecord {
  readonly pid: number;
  readonly startedAt: string;
  readonly nonce: string;
}

/** Another living process holds the lock. */
export class LockHeld extends Error {
  override readonly name = 'LockHeld';
  constructor(
    readonly path: string,
    readonly pid: number,
  ) {
    super(`${path} is held by process ${pid}`);
  }
}

const TAKEOVER_ABANDONED_MS = 5_000;

/**
 * Takes the lock file `path`, waiting up to `waitMs` for its holder. Takes over the lock of a dead holder, also if its pid was
 * reused.
 * @throws LockHeld after the wait.
 */
export async function acquireProcessLock(path: string, waitMs = 0): Promise<ProcessLock> {
  const mine: LockRecord = {
    pid: process.pid,
    startedAt: (await processStartedAt(process.pid)) ?? '',
    nonce: randomUUID(),
  };
  const deadline = Date.now() + waitMs;
  const draft = `${path}.${mine.nonce}`;
  await writeFile(draft, JSON.stringify(mine), { mode: 0o644 });
  try {
    for (;;) {
      // link(2) creates the lock with its content atomically or fails, so a reader never sees an empty lock.
      if (await linked(draft, path)) return { release: () => releaseLock(path, mine.nonce) };
      const holder = await readLock(path);
      if (holder === null) continue;
      if (!(await isSameProcess(holder.pid, holder.startedAt))) {
        await retireStale(path, holder.nonce);
      } else if (Date.now() >= deadline) {
        throw new LockHeld(path, holder.pid);
      } else {
        await sleep(50);
      }
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** The living holder of a lock file, or null. */
export async function lockHolder(path: string): Promise<number | null> {
  const holder = await readLock(path);
  return holder !== null && (await isSameProcess(holder.pid, holder.startedAt)) ? holder.pid : null;
}

async function releaseLock(path: string, nonce: string): Promise<void> {
  if ((await readLock(path))?.nonce === nonce) await rm(path, { force: true });
}

/**
 * Removes a dead holder's lock exactly once: only the process that creates the marker named after the holder's nonce may do it.
 * So a slow process cannot remove the lock of one that took over before.
 */
async function retireStale(path: string, nonce: string): Promise<void> {
  const marker = `${path}.stale-${nonce}`;
  if (!(await linked(path, marker))) {
    const seen = await stat(marker).catch(() => null);
    if (seen !== null && Date.now() - seen.ctimeMs > TAKEOVER_ABANDONED_MS) await rm(marker, { force: true });
    await sleep(20);
    return;
  }
  if ((await readLock(marker))?.nonce === nonce) await rm(path, { force: true });
  await rm(marker, { force: true });
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    throw error;
  }
}

/** A power failure can leave an empty file, which counts as stale. */
const UNREADABLE: LockRecord = { pid: 0, startedAt: '', nonce: 'unreadable' };

async function readLock(path: string): Promise<LockRecord | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const { pid, startedAt, nonce } = JSON.parse(text) as Record<string, unknown>;
    if (typeof pid !== 'number' || typeof startedAt !== 'string' || typeof nonce !== 'string') return UNREADABLE;
    return { pid, startedAt, nonce };
  } catch {
    return UNREADABLE;
  }
}
