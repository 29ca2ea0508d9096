import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '../../../server/launcher/embedded-postgres.js';
import { removeCluster } from '../../../server/launcher/postgres/remove-cluster.js';
import { findCluster } from '../../../server/launcher/postgres/cluster-location.js';
import { readPostmasterFile, serverProcesses } from '../../../server/launcher/postgres/postmaster.js';
import { startOwner } from '../../support/launcher/database-owner.js';
import { makeLauncherCopy } from '../../support/launcher/launcher-copy.js';
import { signalEach } from '../../support/launcher/signal-each.js';
import { query } from '../../support/query.js';

/** A release check runs 50, a normal test run a few. */
const CRASHES = Number(process.env['LAUNCHER_CRASHES'] ?? 10);

/**
 * The processes that a crash kills: only the launcher, the launcher and all database processes, or the launcher and the
 * postmaster.
 */
const CASUALTIES = ['owner', 'owner and database', 'owner and postmaster'] as const;

describe(`After each of ${CRASHES} crashes in a row`, () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-crashes-'));
  });
  afterAll(async () => {
    await removeCluster(join(folder, 'data'));
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'the database comes up with every acknowledged write',
    async () => {
      const dataDir = join(folder, 'data');
      const copy = await makeLauncherCopy(join(folder, 'clone'));
      await startEmbeddedPostgres({ dataDir }).then((server) => query(server.url, 'CREATE TABLE acknowledged (n int)'));
      const slowest = { tookMs: 0 };

      for (let crash = 1; crash <= CRASHES; crash += 1) {
        const casualties = CASUALTIES[crash % CASUALTIES.length];
        const owner = await startOwner(copy, dataDir);
        slowest.tookMs = Math.max(slowest.tookMs, owner.tookMs);
        const rows = await query<{ count: number }>(owner.url, 'SELECT count(*)::int AS count FROM acknowledged');
        expect(rows).toEqual([{ count: crash - 1 }]);
        await query(owner.url, 'INSERT INTO acknowledged VALUES ($1)', [crash]);

        const dataFolder = (await findCluster(dataDir))?.dataFolder ?? '';
        const postmaster = (await readPostmasterFile(dataFolder))?.pid ?? 0;
        const victims = casualties === 'owner and database' ? await serverProcesses(dataFolder) : [postmaster];
        await owner.kill();
        if (casualties !== 'owner') signalEach(victims, 'SIGKILL');
      }

      const last = await startEmbeddedPostgres({ dataDir });
      const rows = await query<{ count: number }>(last.url, 'SELECT count(*)::int AS count FROM acknowledged');
      expect(rows).toEqual([{ count: CRASHES }]);
      expect(slowest.tookMs).toBeLessThan(15_000);
    },
    60_000 + CRASHES * 10_000,
  );
});
