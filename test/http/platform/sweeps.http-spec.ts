import { RequestContext } from '@mikro-orm/core';
import type { Type } from '@nestjs/common';
import { EraseAccounts } from '../../../server/modules/identity/use-cases/erase-accounts.js';
import { IdempotencyStore } from '../../../server/platform/idempotency/idempotency-store.js';
import { SweepIdempotencyKeysJob } from '../../../server/platform/idempotency/sweep-idempotency-keys.job.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { Logger } from '../../../server/platform/logging/logger.js';
import type { JobContext } from '../../../server/platform/queue/index.js';
import { SweepRealtimeEventsJob } from '../../../server/platform/realtime/sweep-realtime-events.job.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { signUp } from '../identity/people.js';

const DAY = 86_400_000;

describe('sweeps', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const get = <T>(type: Type<T>): T => app.app.get(type, { strict: false });
  const within = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const context = (signal: AbortSignal): JobContext => ({
    attempt: 1,
    isLastAttempt: false,
    signal,
    progress: () => Promise.resolve(),
    requestId: null,
    log: get(Logger),
  });
  const count = async (table: string): Promise<number> =>
    (await query<{ count: number }>(app.databaseUrl, `select count(*)::int as count from ${table}`))[0]?.count ?? 0;

  describe('of idempotency keys', () => {
    const keysOf = (days: number, keys: number) =>
      query(
        app.databaseUrl,
        `insert into idempotency_key (caller, key_hash, fingerprint, status, created_at)
         select 'sweep', md5(random()::text) || md5(n::text), repeat('0', 64), 200, $1 from generate_series(1, $2::int) n`,
        [new Date(app.clock.now().getTime() - days * DAY), keys],
      );

    it('delete many old ones in small steps, and keep new ones', async () => {
      await keysOf(3, 2_500);
      await keysOf(0, 3);
      expect(await within(() => get(IdempotencyStore).sweep(1_000))).toBe(1_000);
      expect(await count('idempotency_key')).toBe(1_503);
      const job = get(SweepIdempotencyKeysJob);
      expect(await within(() => job.handle({}, context(new AbortController().signal)))).toBe('done');
      expect(await count('idempotency_key')).toBe(3);
      expect(await within(() => job.handle({}, context(new AbortController().signal)))).toBe('skipped');
    });

    it('stop between two steps on the signal', async () => {
      await keysOf(3, 5);
      const stopped = AbortSignal.abort(new Error('stopping'));
      await expect(within(() => get(SweepIdempotencyKeysJob).handle({}, context(stopped)))).rejects.toThrow('stopping');
      expect(await count('idempotency_key')).toBe(8);
    });
  });

  it('of closed accounts erase the others if one of them fails', async () => {
    const closed: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { user } = await signUp(app);
      closed.push(user.id);
      await query(app.databaseUrl, `update account set status = 'DELETED', closed_at = $1 where id = $2`, [
        new Date(app.clock.now().getTime() - (100 - n) * DAY),
        user.id,
      ]);
    }
    // The first account cannot be erased, and a page has two.
    await query(
      app.databaseUrl,
      `create function refuse_erasure() returns trigger language plpgsql as
         $$ begin if new.id = '${closed[0]}' then raise 'poisoned'; end if; return new; end $$`,
    );
    await query(
      app.databaseUrl,
      'create trigger refuse before update on account for each row execute function refuse_erasure()',
    );
    const erasing = within(() => get(EraseAccounts).purge(app.clock.now(), 2));
    await expect(erasing).rejects.toThrow('1 accounts not erased');
    const left = await query<{ id: string }>(
      app.databaseUrl,
      `select id from account where status = 'DELETED' and erased_at is null`,
    );
    expect(left).toEqual([{ id: closed[0] }]);
    await query(app.databaseUrl, 'drop trigger refuse on account');
    expect(await within(() => get(EraseAccounts).purge(app.clock.now(), 2))).toBe(1);
  });

  it('of live events keep each person’s latest ones, up to the limit', async () => {
    const [much, little] = [newId(), newId()];
    const events = (userId: string, n: number) =>
      query(
        app.databaseUrl,
        `insert into realtime_event (user_id, id, type, payload, at)
         select $1, gen_random_uuid(), 'message', '{}', now() - n * interval '1 second' from generate_series(1, $2::int) n`,
        [userId, n],
      );
    await events(much, 1_600);
    await events(little, 900);
    await within(() => get(SweepRealtimeEventsJob).handle({}, context(new AbortController().signal)));
    const rows = await query<{ user_id: string; count: number }>(
      app.databaseUrl,
      `select user_id, count(*)::int as count from realtime_event where user_id = any($1) group by user_id`,
      [[much, little]],
    );
    expect(new Map(rows.map((row) => [row.user_id, row.count]))).toEqual(
      new Map([
        [much, 501],
        [little, 900],
      ]),
    );
  });
});
