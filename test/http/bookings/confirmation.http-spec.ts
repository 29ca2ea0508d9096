import { RequestContext } from '@mikro-orm/postgresql';
import type { AdminBookingsPage } from '../../../server/modules/bookings/http/admin-bookings.contract.js';
import type { Booking, TakenSlots } from '../../../server/modules/bookings/http/studio-bookings.contract.js';
import { LapseBookings } from '../../../server/modules/bookings/use-cases/lapse-bookings.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emailsIn } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { recruiter, seeker } from '../reservations/stage.js';
import {
  book,
  booked,
  confirmTokenOf,
  confirmWith,
  FRIDAY,
  MONDAY,
  operatorOf,
  pathOf,
  tokenOf,
  unconfirmed,
  wish,
} from './stage.js';

const MINUTE = 60_000;

describe('a studio booking with an unconfirmed address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => query(app.databaseUrl, 'truncate studio_booking, studio_hold, studio_closure cascade'));
  afterAll(() => app.close());

  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.request<Booking & { code: string; error: string }>({
      method: 'POST',
      url: `/api/studio-bookings/${path}`,
      payload,
      headers,
    });
  const taken = async (): Promise<TakenSlots['bookings']> =>
    (await app.request<TakenSlots>({ url: `/api/studio-bookings?date=${FRIDAY}` })).body.bookings;
  const statusOf = async (time: string): Promise<unknown> => {
    const url = '/api/studio-bookings/calendar?month=2026-01';
    const { body } = await app.request<{ days: { date: string; times: { time: string; state: string }[] }[] }>({ url });
    return body.days.find(({ date }) => date === FRIDAY)?.times.find((each) => each.time === time)?.state;
  };
  const lapse = () => RequestContext.create(app.orm.em, () => app.app.get(LapseBookings).due());
  const emailsTo = async (email: string) => {
    await app.runJobs();
    return (await emailsIn(app.dataDir)).filter(({ to }) => to === email);
  };
  const historyOf = (id: string) =>
    query<{ to_status: string; party: string }>(
      app.databaseUrl,
      'select to_status, party from studio_booking_event where booking_id = $1 order by at, id',
      [id],
    );
  /** Advances the clock for `work`, then sets it back, so that other tests are not affected. */
  async function after<T>(minutes: number, work: () => Promise<T>): Promise<T> {
    app.clock.advance(minutes * MINUTE);
    try {
      return await work();
    } finally {
      app.clock.advance(-minutes * MINUTE);
    }
  }

  it('keeps its slot for thirty minutes, and is kept after the link in the email was opened', async () => {
    const made = await unconfirmed(app, { email: 'clic@mail.example' });
    expect(made).toMatchObject({ status: 'PENDING', confirm_by: '2026-01-15T15:30:00.000Z', lapsed: false });
    expect(await taken()).toEqual([{ preferred_date: FRIDAY, preferred_time: '10:00', status: 'PENDING' }]);
    const [message] = await emailsTo('clic@mail.example');
    expect(message?.subject).toBe('Confirmez votre séance au studio');
    expect(message?.text).toContain('avant 10 h 30 (heure de Montréal)');
    expect(message?.text).not.toContain('Aline');
    expect(message?.raw).not.toContain('text/calendar');
    const token = /studio-booking\/confirm#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
    const confirmed = await confirmWith(app, token);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { id: made.id, status: 'PENDING', confirm_by: null, lapsed: false, allowed_actions: ['MOVE', 'CANCEL'] },
    });
    // Repeating it changes nothing.
    const links = { ics_url: expect.any(String), manage_url: expect.any(String) };
    expect((await confirmWith(app, token)).body).toEqual({ ...confirmed.body, ...links });
    expect(await historyOf(made.id)).toHaveLength(2);
    const messages = await emailsTo('clic@mail.example');
    expect(messages.map(({ subject }) => subject).sort()).toEqual([
      'Confirmez votre séance au studio',
      'Votre demande de séance au studio',
    ]);
    expect((await app.request({ url: pathOf(confirmed.body.ics_url) })).status).toBe(200);
    await after(31, async () => {
      expect(await lapse()).toBe(0);
      expect(await taken()).toHaveLength(1);
    });
  });

  it('lapses after thirty minutes: readers see it immediately, and the row is updated once', async () => {
    const made = await unconfirmed(app);
    const token = await confirmTokenOf(app, made.id);
    await after(30, async () => {
      // No job has run yet.
      expect(await taken()).toEqual([]);
      expect(await statusOf('10:00')).toBe('FREE');
      const opened = await post('manage', { token: tokenOf(made) });
      expect(opened.body).toMatchObject({ status: 'CANCELLED', lapsed: true, allowed_actions: [] });
      for (const [language, words] of [
        ['fr', 'n’a pas été confirmée à temps'],
        ['en', 'was not confirmed in time'],
      ] as const) {
        const late = await confirmWith(app, token, { 'accept-language': language });
        expect([late.status, late.body.code]).toEqual([409, 'BOOKINGS.NOT_CONFIRMED_IN_TIME']);
        expect(late.body.error).toContain(words);
      }
      for (const path of ['manage/cancel', 'manage/resend']) {
        expect((await post(path, { token: tokenOf(made) })).body.code).toBe('BOOKINGS.NOT_CONFIRMED_IN_TIME');
      }
      const ended = await Promise.all(Array.from({ length: 4 }, lapse));
      expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await historyOf(made.id)).toEqual([
        { to_status: 'PENDING', party: 'GUEST' },
        { to_status: 'CANCELLED', party: 'SYSTEM' },
      ]);
      expect((await confirmWith(app, token)).body.code).toBe('BOOKINGS.NOT_CONFIRMED_IN_TIME');
      expect((await post('manage', { token: tokenOf(made) })).body).toMatchObject({
        status: 'CANCELLED',
        lapsed: true,
      });
    });
  });

  it('frees its slot before the job has run, and only one of many gets it', async () => {
    const first = await unconfirmed(app);
    await after(30, async () => {
      const answers = await Promise.all([...Array.from({ length: 8 }, () => book(app)), lapse()]);
      const statuses = answers.slice(0, 8).map((answer) => (typeof answer === 'number' ? 0 : answer.status));
      expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
      expect((await historyOf(first.id)).map(({ to_status: status }) => status)).toEqual(['PENDING', 'CANCELLED']);
      expect(await taken()).toHaveLength(1);
    });
  });

  it('is either confirmed or lapses', async () => {
    const made = await unconfirmed(app);
    const token = await confirmTokenOf(app, made.id);
    await after(29, async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => confirmWith(app, token)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    });
    await after(31, async () => {
      expect(await lapse()).toBe(0);
    });
    expect((await historyOf(made.id)).map(({ to_status: status }) => status)).toEqual(['PENDING', 'PENDING']);
  });

  it('is confirmed only by the link in the email, not by the links in the answer', async () => {
    const made = await unconfirmed(app);
    const ticket = pathOf(made.ics_url).split('/').at(-1)?.replace('.ics', '') ?? '';
    for (const token of [tokenOf(made), ticket, 'A'.repeat(60)])
      expect((await confirmWith(app, token)).status).toBe(404);
    expect((await post('manage', { token: await confirmTokenOf(app, made.id) })).status).toBe(404);
    expect((await confirmWith(app, 'short')).status).toBe(400);
  });

  it('cannot be moved, can be cancelled, and then sends no more emails to that address', async () => {
    const made = await unconfirmed(app, { email: 'personne@mail.example' });
    const token = tokenOf(made);
    const move = await app.request<{ code: string }>({
      method: 'PUT',
      url: '/api/studio-bookings/manage',
      payload: { token, preferred_date: MONDAY, preferred_time: '09:00' },
    });
    expect([move.status, move.body.code]).toEqual([409, 'BOOKINGS.ADDRESS_UNCONFIRMED']);
    await app.runJobs();
    expect((await post('manage/cancel', { token })).body).toMatchObject({ status: 'CANCELLED', lapsed: false });
    expect((await confirmWith(app, await confirmTokenOf(app, made.id))).body.code).toBe('BOOKINGS.ACTION_REFUSED');
    expect(await taken()).toEqual([]);
    expect(await emailsTo('personne@mail.example')).toHaveLength(1);
  });

  it('can request the email again, three in total, within the same thirty minutes', async () => {
    const made = await unconfirmed(app, { email: 'encore@mail.example' });
    const token = tokenOf(made);
    await app.runJobs();
    for (const minutes of [5, 10]) {
      await after(minutes, async () => {
        const again = await post('manage/resend', { token });
        expect(again).toMatchObject({ status: 200, body: { confirm_by: made.confirm_by } });
        await app.runJobs();
      });
    }
    const refused = await post('manage/resend', { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'BOOKINGS.TOO_MANY_CONFIRMATION_EMAILS']);
    expect(await emailsTo('encore@mail.example')).toHaveLength(3);
    await confirmWith(app, await confirmTokenOf(app, made.id));
    expect((await post('manage/resend', { token })).body.code).toBe('BOOKINGS.ACTION_REFUSED');
  });

  it('is one of at most two for a mailbox, in any spelling, also for parallel requests', async () => {
    const emails = ['roy@gmail.com', 'R.o.y@gmail.com', 'roy+a@gmail.com', 'ROY+b@googlemail.com', 'r.oy+c@gmail.com'];
    const answers = await Promise.all(
      emails.map((email, at) => book(app, { email, preferred_time: `${13 + at}:00` as '13:00' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('BOOKINGS.TOO_MANY_OPEN');
    expect(refused?.text).toContain('déjà 2 réservations à venir');
    expect((await book(app, { email: 'roy@gmail.com' }, { 'accept-language': 'en' })).text).toContain(
      'already has 2 upcoming bookings',
    );
    const key = 'roy@gmail.com';
    const places = await query(
      app.databaseUrl,
      'select address_place from studio_booking where address_key = $1 order by 1',
      [key],
    );
    expect(places).toEqual([{ address_place: 1 }, { address_place: 2 }]);
    await expect(
      query(app.databaseUrl, 'update studio_booking set address_place = 1 where address_key = $1', [key]),
    ).rejects.toThrow('studio_booking_address_place_unique');
    // Another mailbox is not limited; cancelled, lapsed and past bookings do not count.
    expect((await book(app, { email: 'roy@mail.example', preferred_time: '09:00' })).status).toBe(201);
    await after(30, async () => {
      expect((await book(app, { email: 'roy@gmail.com' })).status).toBe(201);
    });
    const [firstBooking, other] = [
      await booked(app, { email: 'deux@mail.example', preferred_date: MONDAY, preferred_time: '09:00' }),
      await booked(app, { email: 'deux@mail.example', preferred_date: MONDAY, preferred_time: '10:00' }),
    ];
    const third = { email: 'Deux+3@mail.example', preferred_date: MONDAY, preferred_time: '11:00' } as const;
    expect((await book(app, third)).body.code).toBe('BOOKINGS.TOO_MANY_OPEN');
    await post('manage/cancel', { token: tokenOf(firstBooking) });
    expect((await book(app, third)).status).toBe(201);
    await query(app.databaseUrl, `update studio_booking set starts_at = now() - interval '20 years' where id = $1`, [
      other.id,
    ]);
    expect((await book(app, { ...third, preferred_time: '12:00' })).status).toBe(201);
  });

  describe('by a signed-in person', () => {
    const bookAs = (token: string, email: string, time: string) =>
      app.request<Booking>({
        method: 'POST',
        url: '/api/studio-bookings',
        token,
        payload: wish({ email, preferred_time: time as '10:00' }),
      });

    it('needs no confirmation for their own verified address, but for any other', async () => {
      const person = await seeker(app);
      const employer = await recruiter(app);
      const own = await bookAs(person.token, person.email.toUpperCase(), '09:00');
      expect(own).toMatchObject({ status: 201, body: { confirm_by: null, allowed_actions: ['MOVE', 'CANCEL'] } });
      expect((await emailsTo(person.email)).map(({ subject }) => subject)).toContain(
        'Votre demande de séance au studio',
      );
      expect((await bookAs(person.token, employer.email, '10:00')).body.confirm_by).not.toBeNull();
      await query(app.databaseUrl, 'update account set email_verified_at = null where id = $1', [person.id]);
      expect((await bookAs(person.token, person.email, '11:00')).body.confirm_by).not.toBeNull();
    });
  });

  describe('for operators', () => {
    const list = async (token: string, status: string): Promise<AdminBookingsPage> =>
      (await app.request<AdminBookingsPage>({ url: `/api/admin/bookings?status=${status}`, token })).body;

    it('shows which addresses are unconfirmed, and which bookings lapsed', async () => {
      const { token } = await operatorOf(app);
      const waiting = await unconfirmed(app);
      const standing = await booked(app, { preferred_time: '11:00' });
      const page = await list(token, 'PENDING');
      expect(page.bookings.map(({ id, confirm_by: until, lapsed }) => [id, until, lapsed])).toEqual([
        [waiting.id, '2026-01-15T15:30:00.000Z', false],
        [standing.id, null, false],
      ]);
      const overview = await app.request<{ bookings: number }>({ url: '/api/admin/overview', token });
      expect(overview.body.bookings).toBe(1);
      await after(30, async () => {
        const again = (await operatorOf(app)).token;
        expect((await list(again, 'PENDING')).total).toBe(1);
        const cancelled = await list(again, 'CANCELLED');
        expect(cancelled.bookings).toMatchObject([
          { id: waiting.id, status: 'CANCELLED', lapsed: true, allowed_actions: [] },
        ]);
        const late = await app.request<{ code: string }>({
          method: 'PUT',
          url: `/api/admin/bookings/${waiting.id}`,
          token: again,
          payload: { action: 'CONFIRM' },
        });
        expect(late.body.code).toBe('BOOKINGS.NOT_CONFIRMED_IN_TIME');
      });
    });

    it('is confirmed by an operator who spoke to the person, and then does not lapse', async () => {
      const { token } = await operatorOf(app);
      const { id } = await unconfirmed(app);
      const url = `/api/admin/bookings/${id}`;
      const answer = await app.request({ method: 'PUT', url, token, payload: { action: 'CONFIRM' } });
      expect(answer.body).toMatchObject({ status: 'CONFIRMED', confirm_by: null });
      await after(31, async () => {
        expect(await lapse()).toBe(0);
        expect(await taken()).toMatchObject([{ status: 'CONFIRMED' }]);
      });
    });
  });
});
