import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findEmbeddedPostgres, startEmbeddedPostgres } from '../../../server/launcher/embedded-postgres.js';
import { findCluster } from '../../../server/launcher/postgres/cluster-location.js';
import { isPostmasterOf, readPostmasterFile, serverProcesses } from '../../../server/launcher/postgres/postmaster.js';
import { removeCluster } from '../../../server/launcher/postgres/remove-cluster.js';
import { processStartedAt } from '../../../server/launcher/process-identity.js';
import { startOwner } from '../../support/launcher/database-owner.js';
import { type LauncherCopy, makeLauncherCopy } from '../../support/launcher/launcher-copy.js';
import { query } from '../../support/query.js';

describe('The embedded PostgreSQL', () => {
  let folder: string;
  let dataDir: string;
  let copy: LauncherCopy;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-postgres-'));
    await chmod(folder, 0o755); // mkdtemp gives access only to the owner, but the database's user must enter the folder.
    dataDir = join(folder, 'data');
    copy = await makeLauncherCopy(join(folder, 'clone'));
    await startEmbeddedPostgres({ dataDir }).then(async (server) => {
      await query(server.url, 'CREATE TABLE kept (id int)');
      await server.stop();
    });
  }, 60_000);

  afterEach(async () => {
    // Stop the database after each test, so that the next one starts without it.
    const server = await startEmbeddedPostgres({ dataDir });
    await server.stop();
  });

  afterAll(async () => {
    await removeCluster(dataDir);
    await rm(folder, { recursive: true, force: true });
  });

  async function dataFolder(): Promise<string> {
    const location = await findCluster(dataDir);
    if (location === null) throw new Error('no cluster');
    return location.dataFolder;
  }

  async function postmasterPid(): Promise<number> {
    const file = await readPostmasterFile(await dataFolder());
    if (file === null) throw new Error('no postmaster.pid');
    return file.pid;
  }

  it('starts, keeps its data, is found again, and stops', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await query(first.url, 'INSERT INTO kept VALUES (1)');
    expect(await findEmbeddedPostgres({ dataDir })).toBe(first.url);
    await first.stop();
    expect(await findEmbeddedPostgres({ dataDir })).toBeNull();

    const second = await startEmbeddedPostgres({ dataDir });
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'SELECT id FROM kept')).toEqual([{ id: 1 }]);
    await second.stop();
  });

  it('is durable, uses checksums, listens only on this machine, and asks for a password', async () => {
    const { url } = await startEmbeddedPostgres({ dataDir });
    const settings = await query(
      url,
      `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit',
         'data_checksums', 'listen_addresses', 'server_encoding', 'password_encryption') ORDER BY name`,
    );
    expect(settings).toEqual([
      { name: 'data_checksums', setting: 'on' },
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'password_encryption', setting: 'scram-sha-256' },
      { name: 'server_encoding', setting: 'UTF8' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    expect((await stat(join(dataDir, 'postgres/connection.json'))).mode & 0o777).toBe(0o600);
  });

  it('keeps its passwords off every command line and out of its processes', async () => {
    const { url } = await startEmbeddedPostgres({ dataDir });
    const secrets = Object.values(
      JSON.parse(await readFile(join(dataDir, 'postgres/connection.json'), 'utf8')) as Record<string, unknown>,
    ).filter((value) => typeof value === 'string');
    expect(secrets).toContain(new URL(url).password);
    const pid = await postmasterPid();
    const shown = (await readFile(`/proc/${pid}/cmdline`, 'utf8')) + (await readFile(`/proc/${pid}/environ`, 'utf8'));
    expect(shown).toContain('fsync=on');
    for (const secret of secrets) expect(shown).not.toContain(secret);
  });

  it('is adopted after a kill -9 of its owner', async () => {
    const owner = await startOwner(copy, dataDir);
    const pid = await postmasterPid();
    await query(owner.url, 'INSERT INTO kept VALUES (2)');
    await owner.kill();

    const adopted = await startEmbeddedPostgres({ dataDir });
    expect(adopted).toMatchObject({ adopted: true, url: owner.url });
    expect(await postmasterPid()).toBe(pid);
    expect(await query(adopted.url, 'SELECT id FROM kept WHERE id = 2')).toHaveLength(1);
    await adopted.stop();
    expect(await processStartedAt(pid)).toBeNull();
  });

  it('is one server for two owners that start in parallel', async () => {
    const owners = await Promise.all([startOwner(copy, dataDir), startOwner(copy, dataDir), startOwner(copy, dataDir)]);
    expect(new Set(owners.map(({ url }) => url)).size).toBe(1);
    expect(owners.filter(({ adopted }) => !adopted)).toHaveLength(1);
    await Promise.all(owners.map((owner) => owner.kill()));
  });

  it('is ended and started again if it runs but does not answer', async () => {
    const owner = await startOwner(copy, dataDir);
    const silent = await postmasterPid();
    await owner.kill();
    process.kill(silent, 'SIGSTOP');

    const server = await startEmbeddedPostgres({ dataDir });
    expect(server.adopted).toBe(false);
    expect(await processStartedAt(silent)).toBeNull();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }, 30_000);

  it('starts in spite of a stale pid file', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    const pidFile = join(await dataFolder(), 'postmaster.pid');
    const contents = await readFile(pidFile);
    await server.stop();
    await writeFile(pidFile, contents);

    expect((await startEmbeddedPostgres({ dataDir })).adopted).toBe(false);
  });

  it('starts when another process has the number in the pid file, and leaves that process alone', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    const folderOfData = await dataFolder();
    const pidFile = join(folderOfData, 'postmaster.pid');
    const contents = await readFile(pidFile, 'utf8');
    await server.stop();
    // PostgreSQL ignores processes that it may not signal, so the other process must run as the same user.
    const owner = await stat(folderOfData);
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {});
    await once(other, 'spawn');
    await writeFile(pidFile, contents.replace(/^\d+/, String(other.pid)));

    const again = await startEmbeddedPostgres({ dataDir });
    expect(again.adopted).toBe(false);
    expect(other.exitCode ?? other.signalCode).toBeNull();
    other.kill('SIGKILL');
  });

  it('starts after only its postmaster was killed during a connection', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    const working = query(first.url, 'SELECT pg_sleep(30)').catch((error: unknown) => error);
    const pid = await postmasterPid();
    while ((await query(first.url, `SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'`)).length === 0);
    process.kill(pid, 'SIGKILL');

    const second = await startEmbeddedPostgres({ dataDir });
    expect(second.adopted).toBe(false);
    expect(await isPostmasterOf(pid, await dataFolder())).toBe(false);
    expect(await working).toBeInstanceOf(Error);
    await second.stop();
    expect(await serverProcesses(await dataFolder())).toEqual([]);
  }, 30_000);

  it('refuses in one line if its password file is lost, or the data belong to another version', async () => {
    const connection = join(dataDir, 'postgres/connection.json');
    const kept = await readFile(connection);
    await rm(connection);
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
      name: 'LauncherError',
      message: expect.stringMatching(/^.*connection\.json is missing: .*$/) as string,
    });
    await writeFile(connection, kept, { mode: 0o600 });

    const version = join(await dataFolder(), 'PG_VERSION');
    await writeFile(version, '17\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
      name: 'LauncherError',
      message: expect.stringMatching(/^The database in .* is of PostgreSQL 17, .*$/) as string,
    });
    await writeFile(version, '18\n');
  });
});
