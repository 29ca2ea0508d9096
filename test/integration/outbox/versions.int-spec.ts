import { jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Outbox } from '../../../server/platform/outbox/outbox.js';
import { OutboxOverview } from '../../../server/platform/outbox/outbox-overview.query.js';
import { WaitingWork } from '../../../server/platform/outbox/list-waiting-work.query.js';
import { backends, type Bench, openBench } from '../queue/support/backends.js';
import { closed, modules, nightly, paid, shipped, track } from '../queue/support/new-version.js';
import { startQueueApp } from '../queue/support/queue-app.js';
import { ask, eventually, Observer, onQueue } from '../queue/support/queue-bench.js';
import { startWorkerProcess, type WorkerProcess } from '../queue/support/worker-process.js';

jest.setTimeout(180_000);

const EACH = 40;
const oldReceipts = Array.from({ length: EACH }, (_, n) => `old payment ${n}`);
const keys = (prefix: string): string[] => Array.from({ length: EACH }, (_, n) => `${prefix} ${n}`);

/** An update in progress: this test is the newer API; the workers are real processes of two versions. */
describe.each(backends)('a worker of an older version beside one of a newer, on %s', (backend) => {
  let bench: Bench;
  let api: INestApplicationContext;
  let observer: Observer;
  let older: WorkerProcess;
  let newer: WorkerProcess | undefined;

  const start = (module: string): Promise<WorkerProcess> =>
    startWorkerProcess({ ...bench, queues: ['test'], module: `./${module}.ts` });

  beforeAll(async () => {
    bench = await openBench(backend);
    observer = await Observer.connect(bench.databaseUrl);
    older = await start('old-version');
    api = await startQueueApp({ databaseUrl: bench.databaseUrl, queueUrl: bench.queueUrl, modules });
  });
  afterAll(async () => {
    older?.child.kill('SIGKILL');
    newer?.child.kill('SIGKILL');
    await api?.close();
    await observer?.close();
    await bench?.close();
  });

  /** Writes a message like code of the older version, which has no versions. */
  const publishAsOld = (key: string) =>
    observer.pool.query(
      `insert into outbox_message (id, kind, name, payload, available_at, attempts, created_at)
       values (gen_random_uuid(), 'event', 'test.paid', $1, now(), 0, now())`,
      [{ key, amount: 12 }],
    );
  const publishEach = async (round: string): Promise<void> => {
    const outbox = api.get(Outbox);
    for (let n = 0; n < EACH; n += 1) {
      await outbox.publish(shipped, { key: `${round} ${n}` });
      await outbox.publish(paid, { key: `${round} ${n}`, cents: 500 });
      await outbox.publish(closed, { key: `${round} ${n}` });
      await ask(api, track, { key: `${round} direct ${n}` });
    }
  };
  const ran = async (): Promise<Record<string, string[]>> => {
    const { rows } = await observer.pool.query<{ job: string; key: string }>(
      'select job, key from test_step order by job, key',
    );
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ job }) => job)].map(([job, steps]) => [job, steps.map(({ key }) => key)]),
    );
  };
  const untilQuiet = () =>
    eventually(
      'nothing is left',
      async () => {
        const { due, waiting } = await api.get(OutboxOverview).counts();
        const counts = await onQueue(api, track, (queue) => queue.getJobCounts('active', 'waiting', 'delayed'));
        const left = Object.values(counts).reduce((sum, count) => sum + count, 0);
        // The only delayed job is the next run of the schedule.
        return due + waiting === 0 && left === 1 ? true : undefined;
      },
      120_000,
    );

  it('leaves unknown messages, shows operators the reason and the age, and does the rest', async () => {
    await publishEach('first');
    for (const key of oldReceipts) await publishAsOld(key);
    await eventually('the older worker has read everything', async () => {
      const { due, waiting } = await api.get(OutboxOverview).counts();
      return due === 0 && waiting === 4 * EACH ? true : undefined;
    });
    await eventually('what it knows has run', async () =>
      (await ran())['test.receipt']?.length === EACH && (await ran())['test.archive']?.length === EACH
        ? true
        : undefined,
    );
    // It does not read them again and again.
    const written = await updatesOfOutbox();
    await sleep(2_500);
    expect(await updatesOfOutbox()).toBe(written);
    const items = await api.get(WaitingWork).list(100);
    expect(new Set(items.map(({ reason }) => reason))).toEqual(
      new Set([
        'event test.shipped is unknown to this version',
        'version 2 of event test.paid is unknown to this version',
        'job test.track is unknown to this version',
        'its subscriber test.survey is unknown to this version',
      ]),
    );
    expect(items[0]?.since.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('loses nothing and does nothing twice once the newer worker runs', async () => {
    newer = await start('new-version');
    await untilQuiet();
    await publishEach('second');
    await untilQuiet();
    const both = (suffix = ''): string[] =>
      [...keys('first'), ...keys('second')].map((key) => `${key}${suffix}`).sort();
    const directly = [...keys('first direct'), ...keys('second direct')];
    const found = await ran();
    expect(found['test.track']?.sort()).toEqual([...both(), ...directly].sort());
    expect(found['test.receipt']?.sort()).toEqual([...both(' 5'), ...oldReceipts.map((key) => `${key} 12`)].sort());
    expect(found['test.archive']?.sort()).toEqual(both());
    expect(found['test.survey']?.sort()).toEqual(both());
    // Only the older version, which still runs, knows this subscriber, so the newer one leaves it the event.
    expect(found['test.fax']?.sort()).toEqual(both());
    expect(await api.get(WaitingWork).list(100)).toEqual([]);
  });

  it('does not delete a schedule of the newer version when it starts', async () => {
    await older.end('SIGTERM');
    older = await start('old-version');
    const schedules = await onQueue(api, nightly, (queue) => queue.getJobSchedulers());
    expect(schedules.map(({ key }) => key)).toEqual(['test.nightly']);
  });

  it('delays no event for a subscriber that no running version declares any more', async () => {
    await newer?.end('SIGTERM');
    const declare = (since: string) =>
      observer.pool.query(
        `insert into live_declaration values ('subscription', 'test.paid', 'test.lately', now() - $1::interval)
         on conflict (kind, name, job_name) do update set seen_at = excluded.seen_at`,
        [since],
      );
    await declare('0 hours');
    await publishAsOld('rolled back');
    const waiting = async () => (await api.get(OutboxOverview).counts()).waiting;
    await eventually('it waits', async () => ((await waiting()) === 1 ? true : undefined));
    await declare('2 hours');
    await eventually('it is handed on', async () => ((await waiting()) === 0 ? true : undefined));
    expect((await observer.steps('rolled back 12')).map(({ job }) => job)).toEqual(['test.receipt']);
  });

  const updatesOfOutbox = async (): Promise<string> => {
    const { rows } = await observer.pool.query<{ marks: string }>(
      `select string_agg(xmin::text, ',' order by id) as marks from outbox_message where waiting_for is not null`,
    );
    return rows[0]?.marks ?? '';
  };
});
