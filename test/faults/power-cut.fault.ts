import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { findCluster } from '../../server/launcher/postgres/cluster-location.js';
import { serverProcesses } from '../../server/launcher/postgres/postmaster.js';
import { signalEach } from '../support/launcher/signal-each.js';
import { query } from '../support/query.js';
import { Expectations, type Fault } from './support/fault.js';

const CUTS = Number(process.env['POWER_CUTS'] ?? 3);
const WRITERS = 4;
const WRITTEN_MS = 1_500;
const DISK_MIB = 600;
const execute = promisify(execFile);

/**
 * The machine loses its power: what was not yet written to the disk is gone. PostgreSQL runs on a file with a file system; a copy of
 * that file while everything stands still has only what the disk had.
 */
export const fault: Fault = {
  row: 'F8',
  done: `power cut: the disk of PostgreSQL copied while it writes, ${CUTS} times`,
  expected: 'every acknowledged commit is in the copy',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'entrevue-power-'));
    await chmod(folder, 0o755);
    let [acknowledged, lost] = [0, 0];
    try {
      for (let cut = 0; cut < CUTS; cut += 1) {
        const { written, found } = await cutOnce(join(folder, String(cut)));
        acknowledged += written;
        lost += Math.max(0, written - found);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    const check = new Expectations();
    check.expect(acknowledged > 0, 'nothing was written');
    return {
      measured: `${acknowledged} commits acknowledged, ${lost} not in the copy`,
      missed: check.missed,
      lost,
      doubled: 0,
    };
  },
};

async function cutOnce(folder: string): Promise<{ readonly written: number; readonly found: number }> {
  const [disk, copy, mounted] = ['disk.img', 'copy.img', 'mounted'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(mounted, { recursive: true });
  await execute('truncate', ['--size', `${DISK_MIB}M`, disk]);
  await execute('/usr/sbin/mkfs.ext4', ['-q', disk]);
  await mountFile(disk, mounted);
  const server = await startEmbeddedPostgres({ dataDir: mounted });
  await query(server.url, 'create table acknowledged (n bigserial primary key)');
  const over = new AbortController();
  const writing = Array.from({ length: WRITERS }, () => write(server.url, over.signal));
  await sleep(WRITTEN_MS);
  const data = (await findCluster(mounted))?.dataFolder ?? '';
  // Nothing is acknowledged from here on, and nothing more reaches the disk.
  over.abort();
  signalEach(await serverProcesses(data), 'SIGSTOP');
  await copyFile(disk, copy);
  const counts = Promise.all(writing);
  signalEach(await serverProcesses(data), 'SIGKILL');
  const written = (await counts).reduce((sum, count) => sum + count, 0);
  await unmount(mounted);
  await mountFile(copy, mounted);
  const again = await startEmbeddedPostgres({ dataDir: mounted });
  try {
    const [row] = await query<{ count: number }>(again.url, 'select count(*)::int as count from acknowledged');
    return { written, found: row?.count ?? 0 };
  } finally {
    await again.stop();
    await unmount(mounted);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Commits one row after the other. @returns how many were acknowledged before the signal */
async function write(url: string, signal: AbortSignal): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  // The server is killed.
  client.on('error', () => undefined);
  await client.connect();
  let count = 0;
  try {
    while (!signal.aborted) {
      await client.query('insert into acknowledged default values');
      if (!signal.aborted) count += 1;
    }
  } catch {
    return count; // Killed before it answered.
  }
  return count;
}

const mountFile = (file: string, at: string): Promise<unknown> => execute('mount', ['-o', 'loop', file, at]);

/** Killed processes release it a moment later. */
async function unmount(at: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await execute('umount', [at]);
      return;
    } catch (error) {
      if (tries === 50) throw error;
      await sleep(100);
    }
  }
}
