import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { migrateDatabase } from '../../server/platform/database/migrate.js';
import { mountSmallDisk } from '../integration/media/support/full-disk.js';
import { query } from '../support/query.js';
import { Expectations, type Fault } from './support/fault.js';
import { startOwnApi } from './support/own-api.js';
import { type Person, send, signUp } from './support/person.js';

const DISK_MIB = 400;
const FULL_MS = 8_000;
const BACK_WITHIN_MS = 10_000;

/** PostgreSQL can write no more. */
export const fault: Fault = {
  row: 'F13',
  done: `disk of PostgreSQL (tmpfs of ${DISK_MIB} MiB) full for ${FULL_MS / 1_000} s`,
  expected: 'writes 507 or 503, never 500; writes work within 10 s of new space, nothing acknowledged lost',
  async run(stage) {
    const folder = await mkdtemp(join(tmpdir(), 'entrevue-full-'));
    await chmod(folder, 0o755);
    const disk = await mountSmallDisk(folder, DISK_MIB);
    if (!disk) throw new Error('mounting a small disk needs root');
    // PostgreSQL's user enters the folder.
    await chmod(folder, 0o755);
    let server = await startEmbeddedPostgres({ dataDir: folder });
    try {
      await migrateDatabase(server.url);
      const api = await startOwnApi({ DATABASE_URL: server.url });
      try {
        const recruiter = await signUp(api.origin, 'RECRUITER');
        await send(api.origin, 'POST', '/api/companies', { token: recruiter.token, json: { name: 'Atelier plein' } });
        const statuses: number[] = [];
        let acknowledged = 0;
        const write = async (person: Person): Promise<number> => {
          const json = { packType: 'DISCOVERY' };
          const { status } = await send(api.origin, 'POST', '/api/subscriptions/purchase', {
            token: person.token,
            json,
          });
          if (status === 200 || status === 201) acknowledged += 1;
          return status;
        };
        await write(recruiter);
        await disk.fill();
        // WAL files that exist are used up first.
        const until = performance.now() + FULL_MS;
        const filling = fillWal(server.url, until);
        while (performance.now() < until) {
          statuses.push(await write(recruiter));
          await sleep(50);
        }
        await filling;
        const reads = (await send(api.origin, 'GET', '/api/jobs')).status;
        await disk.empty();
        const since = performance.now();
        let isRestarted = false;
        while (![200, 201].includes(await write(recruiter)) && performance.now() - since < 3 * BACK_WITHIN_MS) {
          // As `npm start` does when PostgreSQL has ended.
          if (!isRestarted && !(await answers(server.url))) {
            server = await startEmbeddedPostgres({ dataDir: folder });
            isRestarted = true;
          }
          await sleep(100);
        }
        const back = Math.round(performance.now() - since);
        const [row] = await query<{ count: number }>(
          server.url,
          `select count(*)::int as count from purchase where status = 'PAID'`,
        );
        const stored = row?.count ?? 0;
        const refused = statuses.filter((status) => status >= 300);
        const other = refused.filter((status) => status !== 507 && status !== 503);
        const check = new Expectations();
        check.expect(refused.length > 0, 'the disk was never full');
        check.expect(other.length === 0, `answers ${[...new Set(other)].join(', ')}`);
        check.expect(back <= BACK_WITHIN_MS, `writes work after ${back} ms`);
        const kinds = [...Map.groupBy(statuses, (status) => status)].map(
          ([status, all]) => `${status} × ${all.length}`,
        );
        return {
          measured: `writes ${kinds.join(', ')}; a read ${reads}; writes again ${back} ms after new space${isRestarted ? ', PostgreSQL started again' : ''}`,
          missed: check.missed,
          lost: Math.max(0, acknowledged - stored),
          doubled: Math.max(0, stored - acknowledged),
        };
      } finally {
        await api.stop();
      }
    } finally {
      await disk.empty();
      await server.stop().catch((error: unknown) => stage.terminal.say(`PostgreSQL did not stop: ${String(error)}`));
      await disk.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Writes until the disk takes no more. */
async function fillWal(url: string, until: number): Promise<void> {
  await query(url, 'create table if not exists filler (content text)').catch(() => undefined);
  const more = `insert into filler select repeat(md5(random()::text), 300) from generate_series(1, 500)`;
  // Refused as soon as the disk is full.
  while (performance.now() < until) {
    await query(url, more).catch(() => undefined);
    await sleep(100);
  }
}

const answers = (url: string): Promise<boolean> =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );
