import { RequestContext } from '@mikro-orm/core';
import type {
  ScheduledMessageAnswer,
  ScheduledMessagesAnswer,
} from '../../../server/modules/messaging/http/scheduled-messages.contract.js';
import { SendScheduled } from '../../../server/modules/messaging/use-cases/send-scheduled.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { inHours, newsOf } from '../applications/stage.js';
import type { Recruiter } from '../identity/hiring.js';
import { emailsTo } from '../identity/mailbox.js';
import { answer, recruiter, reserved, seeker, type Seeker } from '../reservations/stage.js';
import { conversationIdOf, type Refusal, threadOf } from './stage.js';

const HOUR = 3_600_000;
const ROUNDS = 6;

describe('a scheduled message', () => {
  let app: TestApp;
  let asks: Recruiter;
  let asked: Seeker;

  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
  });
  beforeEach(async () => {
    await query(app.databaseUrl, 'delete from scheduled_message');
    [asks, asked] = await matched();
  });
  afterAll(() => app.close());

  /** Connected by an accepted reservation, so both can write for free. */
  const matched = async (): Promise<[Recruiter, Seeker]> => {
    const [one, other] = [await recruiter(app), await seeker(app)];
    const { id } = await reserved(app, one, other.id);
    await answer(app, other, id, 'MATCHED');
    return [one, other];
  };
  const as = <T>(token: string, method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, key?: string) =>
    app.request<T & Refusal>({
      method,
      url: `/api/scheduled-messages${path}`,
      token,
      ...(payload && { payload }),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const schedule = (
    content: string,
    more: object = {},
    key?: string,
  ): Promise<TestAnswer<ScheduledMessageAnswer & Refusal>> =>
    as(asks.token, 'POST', '', { receiver_id: asked.id, content, send_at: inHours(app, 2), ...more }, key);
  const waiting = async (token = asks.token, withId = asked.id): Promise<ScheduledMessageAnswer[]> =>
    (await as<ScheduledMessagesAnswer>(token, 'GET', `?with=${withId}`)).body.messages;
  const run = (): Promise<number> => RequestContext.create(app.orm.em, () => app.app.get(SendScheduled).due());
  const received = async (): Promise<string[]> => {
    const { status, body } = await threadOf(app, asked, conversationIdOf(asks, asked));
    return status === 200 ? body.messages.map(({ content }) => content) : [];
  };

  it('waits unseen, and is sent once when it is due', async () => {
    const made = await schedule('À jeudi!', {}, 'the-same-message-again');
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.any(String),
        receiver_id: asked.id,
        content: 'À jeudi!',
        send_at: inHours(app, 2),
        state: 'WAITING',
        refusal: null,
        created_at: expect.any(String),
      },
    ]);
    expect((await schedule('À jeudi!', {}, 'the-same-message-again')).body.id).toBe(made.body.id);
    await schedule('Et à vendredi!', { send_at: inHours(app, 3) });
    expect((await waiting()).map(({ content }) => content)).toEqual(['À jeudi!', 'Et à vendredi!']);
    expect(await run()).toBe(0);
    expect(await received()).toEqual([]);
    expect((await as(asked.token, 'GET', `?with=${asks.id}`)).status).toBe(403);
    const [rival] = await matched();
    expect(await waiting(rival.token)).toEqual([]);
    expect((await as(rival.token, 'DELETE', `/${made.body.id}`)).status).toBe(404);
    expect((await as(rival.token, 'POST', `/${made.body.id}/send`)).status).toBe(404);

    app.clock.advance(2 * HOUR);
    // Two workers at the same time.
    expect((await Promise.all([run(), run()])).reduce((sum, each) => sum + each)).toBe(1);
    expect(await received()).toEqual(['À jeudi!']);
    expect((await waiting()).map(({ content }) => content)).toEqual(['Et à vendredi!']);
    expect((await as(asks.token, 'DELETE', `/${made.body.id}`)).status).toBe(404);
  });

  it('is sent now or cancelled by its author', async () => {
    const [one, two] = [await schedule('Tout de suite'), await schedule('Jamais')];
    const sent = await as<{ content: string; charged: number }>(asks.token, 'POST', `/${one.body.id}/send`);
    expect([sent.status, sent.body.content, sent.body.charged]).toEqual([201, 'Tout de suite', 0]);
    expect((await as(asks.token, 'POST', `/${one.body.id}/send`)).status).toBe(404);
    expect((await as(asks.token, 'DELETE', `/${two.body.id}`)).status).toBe(200);
    app.clock.advance(2 * HOUR);
    expect(await run()).toBe(0);
    expect(await received()).toEqual(['Tout de suite']);
  });

  it('is either sent or cancelled if both happen at the same moment', async () => {
    let expected = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { body } = await schedule(`Message ${round}`, { send_at: inHours(app, 0.01) });
      app.clock.advance(60_000);
      const [sent, cancelled, byHand] = await Promise.all([
        run(),
        as(asks.token, 'DELETE', `/${body.id}`),
        as(asks.token, 'POST', `/${body.id}/send`),
      ]);
      const outcomes = [sent === 1, cancelled.status === 200, byHand.status === 201];
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      if (!outcomes[1]) expected += 1;
      expect(await received()).toHaveLength(expected);
    }
    expect(await waiting()).toEqual([]);
  });

  it('is sent once after a failure in the middle, which does not hold up the others', async () => {
    await query(
      app.databaseUrl,
      `create function fail_first() returns trigger language plpgsql as $$
       begin if new.content = 'Premier' then raise exception 'out of order'; end if; return new; end $$;
       create trigger fail_first after insert on message for each row execute function fail_first()`,
    );
    await schedule('Premier');
    await schedule('Deuxième');
    app.clock.advance(2 * HOUR);
    await expect(run()).rejects.toThrow('could not be sent');
    await query(app.databaseUrl, 'drop trigger fail_first on message');
    expect((await waiting()).map(({ content, state }) => [content, state])).toEqual([['Premier', 'WAITING']]);
    expect(await received()).toEqual(['Deuxième']);
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(await received()).toEqual(['Deuxième', 'Premier']);
  });

  it('is refused if the person cannot be written to any more, and its author learns it', async () => {
    const { body: made } = await schedule('À bientôt');
    await query(
      app.databaseUrl,
      'insert into account_block (blocker_id, blocked_id, created_at) values ($1, $2, now())',
      [asked.id, asks.id],
    );
    const early = await as(asks.token, 'POST', `/${made.id}/send`);
    expect([early.status, early.body.code]).toEqual([403, 'MESSAGING.UNAVAILABLE']);
    app.clock.advance(2 * HOUR);
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(await waiting()).toMatchObject([
      { id: made.id, state: 'REFUSED', refusal: 'Cette personne ne peut pas recevoir de messages.' },
    ]);
    expect((await newsOf(app, asks.token)).filter((text) => text.includes('programmé'))).toHaveLength(1);
    const [email] = (await emailsTo(app, asks.email)).filter(({ subject }) => subject.includes('programmé'));
    expect(email?.text).toContain(`/messages?userId=${asked.id}`);
    expect(email?.text).not.toContain('À bientôt');
    expect((await as(asks.token, 'DELETE', `/${made.id}`)).status).toBe(200);
    expect((await schedule('Encore')).status).toBe(403);
  });

  it('is not sent for a recruiter who left the company, or to somebody who closed the account', async () => {
    await schedule('Sans moi');
    await schedule('Sans vous', { send_at: inHours(app, 4) });
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: asked.token })).status).toBe(200);
    await query(app.databaseUrl, `update company_member set role = 'REVIEWER' where user_id = $1`, [asks.id]);
    app.clock.advance(2 * HOUR);
    expect(await run()).toBe(1);
    await query(app.databaseUrl, `update company_member set role = 'OWNER' where user_id = $1`, [asks.id]);
    expect((await waiting())[0]).toMatchObject({
      state: 'REFUSED',
      refusal: expect.stringContaining('ne recrutez plus'),
    });
    app.clock.advance(2 * HOUR);
    expect(await run()).toBe(1);
    expect((await waiting()).map(({ state }) => state)).toEqual(['REFUSED', 'REFUSED']);
    // One that nobody removed is deleted after a month.
    await query(app.databaseUrl, `update scheduled_message set send_at = send_at - interval '31 days'`);
    expect(await run()).toBe(0);
    const rows = await query(app.databaseUrl, 'select 1 from scheduled_message');
    expect(rows).toEqual([]);
  });

  it('has a time ahead, no price, and at most ninety-nine others', async () => {
    const refused = [
      await schedule('Hier', { send_at: inHours(app, -1) }),
      await schedule('Dans un an', { send_at: inHours(app, 24 * 365) }),
      await schedule('   '),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(refused.map(({ body }) => body.details?.[0]?.code).slice(0, 2)).toEqual([
      'MESSAGING.SCHEDULED_IN_PAST',
      'MESSAGING.SCHEDULED_TOO_FAR',
    ]);
    const stranger = await seeker(app);
    const priced = await schedule('Bonjour', { receiver_id: stranger.id });
    expect([priced.status, priced.body.code]).toEqual([409, 'MESSAGING.SCHEDULED_HAS_PRICE']);
    await query(
      app.databaseUrl,
      `insert into scheduled_message (id, author_id, receiver_id, slot, content, send_at, state, created_at)
       select gen_random_uuid(), $1, $2, n, 'x', now() + interval '1 day', 'WAITING', now() from generate_series(1, 99) as n`,
      [asks.id, asked.id],
    );
    const last = await Promise.all([schedule('Le centième'), schedule('Un de trop')]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(last.find(({ status }) => status === 409)?.body.code).toBe('MESSAGING.SCHEDULED_FULL');
    expect(await waiting()).toHaveLength(100);
  });
});
