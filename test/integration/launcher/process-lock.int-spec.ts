import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isAlive, processStartedAt } from '../../../server/launcher/process-identity.js';
import { acquireProcessLock, lockHolder } from '../../../server/launcher/process-lock.js';
import { makeLauncherCopy } from '../../support/launcher/launcher-copy.js';

describe('The lock of a data folder', () => {
  let folder: string;
  let lock: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-lock-'));
    lock = join(folder, 'the.lock');
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('has one holder, is refused to others, and can be taken after its release', async () => {
    const held = await acquireProcessLock(lock);
    await expect(acquireProcessLock(lock)).rejects.toMatchObject({ name: 'LockHeld', pid: process.pid });
    expect(await lockHolder(lock)).toBe(process.pid);
    await held.release();
    expect(await lockHolder(lock)).toBeNull();
    await (await acquireProcessLock(lock)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('can be waited for', async () => {
    const held = await acquireProcessLock(lock);
    const waiting = acquireProcessLock(lock, 5_000);
    await held.release();
    await (await waiting).release();
  });

  it('is taken over from a process that has ended, even if another process has its number now', async () => {
    const child = spawn('sleep', ['60']);
    await once(child, 'spawn');
    const pid = child.pid ?? 0;
    const startedAt = await processStartedAt(pid);
    await writeFile(lock, JSON.stringify({ pid, startedAt, nonce: 'a' }));
    await expect(acquireProcessLock(lock)).rejects.toMatchObject({ pid });

    await writeFile(lock, JSON.stringify({ pid, startedAt: '1@another-boot', nonce: 'b' }));
    await (await acquireProcessLock(lock)).release();

    await writeFile(lock, JSON.stringify({ pid, startedAt, nonce: 'c' }));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(pid)).toBe(false);
    await (await acquireProcessLock(lock)).release();
  });

  it('is taken over when a power cut left it empty', async () => {
    await writeFile(lock, '');
    await (await acquireProcessLock(lock)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('has one holder at a time if eight processes compete for a stale lock', async () => {
    const copy = await makeLauncherCopy(join(folder, 'clone'));
    const journal = join(folder, 'journal');
    await writeFile(journal, '');
    await writeFile(lock, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'long ago', nonce: 'dead' }));
    const script = join(copy.folder, 'contender.js');
    await writeFile(
      script,
      `import { appendFileSync } from 'node:fs';
       import { setTimeout as sleep } from 'node:timers/promises';
       import { acquireProcessLock } from './server/launcher/process-lock.js';
       for (let round = 0; round < 20; round += 1) {
         const held = await acquireProcessLock(process.argv[2], 60_000);
         appendFileSync(process.argv[3], 'in ' + process.pid + '\\n');
         await sleep(1);
         appendFileSync(process.argv[3], 'out ' + process.pid + '\\n');
         await held.release();
       }`,
    );
    const contenders = Array.from({ length: 8 }, () => spawn(copy.node, [script, lock, journal], { stdio: 'inherit' }));
    const codes = await Promise.all(contenders.map((child) => once(child, 'exit')));
    expect(codes.map(([code]) => code as number)).toEqual(Array.from({ length: 8 }, () => 0));

    const lines = (await readFile(journal, 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(2 * 8 * 20);
    for (let index = 0; index < lines.length; index += 2) {
      expect(lines[index]?.replace('in', 'out')).toBe(lines[index + 1]);
    }
  }, 60_000);
});
