import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findEmbeddedPostgres } from '../../../server/launcher/embedded-postgres.js';
import { findCluster } from '../../../server/launcher/postgres/cluster-location.js';
import { readPostmasterFile, serverProcesses } from '../../../server/launcher/postgres/postmaster.js';
import { removeCluster } from '../../../server/launcher/postgres/remove-cluster.js';
import { processStartedAt } from '../../../server/launcher/process-identity.js';
import {
  eventually,
  interrupt,
  isReady,
  type ProductRun,
  startedProduct,
  startProduct,
} from '../../support/launcher/product-run.js';
import { signalEach } from '../../support/launcher/signal-each.js';
import { query } from '../../support/query.js';

describe('The running product', () => {
  let folder: string;
  let dataDir: string;
  let run: ProductRun | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-supervisor-'));
    await chmod(folder, 0o755);
    dataDir = join(folder, 'data');
  });
  afterEach(async () => {
    if (run !== undefined && run.child.exitCode === null && run.child.signalCode === null) await interrupt(run);
    run = undefined;
  });
  afterAll(async () => {
    await removeCluster(dataDir);
    await rm(folder, { recursive: true, force: true });
  });

  async function databaseUrl(): Promise<string> {
    const url = await findEmbeddedPostgres({ dataDir });
    if (url === null) throw new Error('no database runs');
    return url;
  }

  async function databaseProcesses(): Promise<number[]> {
    return serverProcesses((await findCluster(dataDir))?.dataFolder ?? '');
  }

  async function postmasterPid(): Promise<number> {
    return (await readPostmasterFile((await findCluster(dataDir))?.dataFolder ?? ''))?.pid ?? 0;
  }

  function pid(script: 'main.js' | 'worker.js'): number {
    const found = run?.pidOf(script);
    if (found === undefined || found === null) throw new Error(`${script} does not run`);
    return found;
  }

  it('serves, prints a few lines, and ends all its processes within five seconds of Ctrl-C', async () => {
    run = await startedProduct(dataDir);
    expect(await isReady(run.origin)).toBe(true);
    expect(run.printed().trim().split('\n').length).toBeLessThanOrEqual(15);
    const pids = [pid('main.js'), pid('worker.js'), ...(await databaseProcesses())];

    expect(await interrupt(run)).toBeLessThan(5_000);
    expect(run.child.exitCode).toBe(0);
    expect(await Promise.all(pids.map(processStartedAt))).toEqual(pids.map(() => null));
  }, 120_000);

  it('keeps what was acknowledged before Ctrl-C', async () => {
    run = await startedProduct(dataDir);
    await query(await databaseUrl(), 'CREATE TABLE acknowledged AS SELECT 1 AS n');
    await interrupt(run);
    run = await startedProduct(dataDir);
    expect(await query(await databaseUrl(), 'SELECT n FROM acknowledged')).toEqual([{ n: 1 }]);
  }, 120_000);

  it('starts a killed API, a killed worker and a killed database again', async () => {
    const { origin } = (run = await startedProduct(dataDir));
    const [api, worker] = [pid('main.js'), pid('worker.js')];
    process.kill(api, 'SIGKILL');
    process.kill(worker, 'SIGKILL');
    await eventually('both run again', () => {
      const [newApi, newWorker] = [run?.pidOf('main.js') ?? api, run?.pidOf('worker.js') ?? worker];
      return newApi !== api && newWorker !== worker;
    });
    await eventually('it serves after the API was killed', () => isReady(origin), 30_000);

    signalEach(await databaseProcesses(), 'SIGKILL');
    await eventually('the database runs again', async () => (await findEmbeddedPostgres({ dataDir })) !== null, 20_000);
    await eventually('it serves after the database was killed', () => isReady(origin), 30_000);
    expect(run.printed()).toMatch(/API ended unexpectedly/);
    expect(run.printed()).toMatch(/PostgreSQL ended unexpectedly/);
  }, 120_000);

  it('leaves only its database running if its supervisor is killed, and adopts it at the next start', async () => {
    run = await startedProduct(dataDir);
    const children = [pid('main.js'), pid('worker.js')];
    const postmaster = await postmasterPid();
    const ended = once(run.child, 'exit');
    run.child.kill('SIGKILL');
    await ended;
    await eventually('its processes end', async () => {
      return (await Promise.all(children.map(processStartedAt))).every((start) => start === null);
    });
    expect(postmaster).toBeGreaterThan(0);
    expect(await postmasterPid()).toBe(postmaster);
    expect(await processStartedAt(postmaster)).not.toBeNull();

    run = await startedProduct(dataDir);
    expect(run.printed()).toContain('taken over');
    expect(await isReady(run.origin)).toBe(true);
  }, 120_000);

  it('is refused a second time on the same folder, in one line', async () => {
    run = await startedProduct(dataDir);
    const second = await startProduct(dataDir);
    expect(second).toEqual({
      exitCode: 1,
      printed: `Entrevue already runs on ${dataDir} (process ${run.child.pid}): stop it first, or set DATA_DIR.`,
    });
    expect(await isReady(run.origin)).toBe(true);
  }, 120_000);

  it('starts on the database of a newer version, unless that version removed what this one needs', async () => {
    run = await startedProduct(dataDir);
    const name = 'Migration29991231_01_future';
    await query(await databaseUrl(), 'INSERT INTO migration (name) VALUES ($1)', [name]);
    await interrupt(run);

    run = await startedProduct(dataDir);
    expect(run.printed()).toContain(`A newer version has migrated the database (${name}). This version works with it.`);
    expect(await isReady(run.origin)).toBe(true);
    await query(await databaseUrl(), 'INSERT INTO contracting_migration VALUES ($1, $1)', [name]);
    await interrupt(run);

    const refused = await startProduct(dataDir);
    expect(refused).toMatchObject({ exitCode: 1 });
    const lines = (refused as { printed: string }).printed.split('\n').filter((line) => !/ s$/.test(line));
    expect(lines).toEqual([expect.stringMatching(/^Not started: .*newer version.*Migration29991231_01_future/)]);
    expect(await databaseProcesses()).toEqual([]);
  }, 120_000);

  it('names every invalid setting in a separate line, before it starts anything', async () => {
    const refused = await startProduct(join(folder, 'never'), { WORKER: 'sometimes', DEMO_MODE: 'perhaps' });
    expect(refused).toMatchObject({ exitCode: 1 });
    const { printed } = refused as { printed: string };
    expect(printed.split('\n').map((line) => line.split(':')[0])).toEqual(['WORKER', 'DEMO_MODE']);
  });
});
