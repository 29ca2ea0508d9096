import { RequestContext } from '@mikro-orm/postgresql';
import ICAL from 'ical.js';
import type {
  Booking,
  SlotHold,
  StudioCalendar,
  TakenSlots,
} from '../../../server/modules/bookings/http/studio-bookings.contract.js';
import { BookSession } from '../../../server/modules/bookings/use-cases/book-session.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emailsIn } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { book, booked, FRIDAY, MONDAY, operatorOf, pathOf, SATURDAY, THURSDAY, tokenOf, wish } from './stage.js';

const event = (file: string) => new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')!;

describe('the studio', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => query(app.databaseUrl, 'truncate studio_booking, studio_hold, studio_closure cascade'));
  afterAll(() => app.close());

  const calendar = async (month: string, language = 'fr'): Promise<StudioCalendar> =>
    (
      await app.request<StudioCalendar>({
        url: `/api/studio-bookings/calendar?month=${month}`,
        headers: { 'accept-language': language },
      })
    ).body;
  const dayOf = async (date: string) => (await calendar(date.slice(0, 7))).days.find((each) => each.date === date);
  const hold = (payload: object) =>
    app.request<SlotHold & { code: string }>({ method: 'POST', url: '/api/studio-bookings/holds', payload });
  const manage = (payload: object, method: 'POST' | 'PUT' = 'POST', path = '') =>
    app.request<Booking & { code: string }>({ method, url: `/api/studio-bookings/manage${path}`, payload });

  it('is booked for a recording by default', async () => {
    const { session_type: _, ...bare } = wish();
    const answer = await app.request<Booking>({ method: 'POST', url: '/api/studio-bookings', payload: bare });
    expect([answer.status, answer.body.session_type]).toEqual([201, 'VIDEO_RECORDING']);
  });

  it('can be booked by anybody, and does not show by whom', async () => {
    const answer = await book(app, { phone: '514 555-0199', message: 'Bonjour' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      preferred_date: FRIDAY,
      preferred_time: '10:00',
      status: 'PENDING',
      session_type: 'VIDEO_RECORDING',
      starts_at: '2026-01-16T15:00:00.000Z',
      ends_at: '2026-01-16T15:45:00.000Z',
      time_zone: 'America/Toronto',
      confirm_by: '2026-01-15T15:30:00.000Z',
      lapsed: false,
      allowed_actions: ['CANCEL', 'RESEND'],
    });
    const list = await app.request<TakenSlots>({ url: '/api/studio-bookings' });
    expect(list.body).toEqual({ bookings: [{ preferred_date: FRIDAY, preferred_time: '10:00', status: 'PENDING' }] });
    expect((await app.request<TakenSlots>({ url: `/api/studio-bookings?date=${MONDAY}` })).body.bookings).toEqual([]);
  });

  it('gives a slot once to twenty parallel requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => book(app, { email: `a${at}@mail.example` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['BOOKINGS.SLOT_TAKEN']));
    expect((await dayOf(FRIDAY))?.times.find(({ time }) => time === '10:00')?.state).toBe('TAKEN');
  });

  it('is protected by the database without the lock', async () => {
    const make = () =>
      query(
        app.databaseUrl,
        `insert into studio_booking (id, full_name, email, session_type, language, preferred_date, preferred_time, starts_at, status,
                                     sequence, created_at, updated_at)
         values (gen_random_uuid(), 'A', 'a@mail.example', 'OTHER', 'fr', '2026-01-16', '10:00', now(), 'CONFIRMED', 0, now(), now())`,
      );
    await make();
    await expect(make()).rejects.toThrow(/studio_booking_slot_unique/);
    await expect(
      RequestContext.create(app.orm.em, () => app.app.get(BookSession).execute(wish(), 'fr')),
    ).rejects.toMatchObject({ code: 'BOOKINGS.SLOT_TAKEN' });
  });

  it.each([
    [{ preferred_date: SATURDAY }, 400, 'BOOKINGS.WEEKDAYS_ONLY'],
    [{ preferred_date: '2026-01-14' }, 400, 'BOOKINGS.SLOT_PAST'],
    [{ preferred_date: THURSDAY, preferred_time: '10:00' }, 400, 'BOOKINGS.SLOT_PAST'],
    [{ preferred_date: '2026-04-03' }, 409, 'BOOKINGS.DAY_CLOSED'],
    [{ preferred_date: '2027-03-01' }, 400, 'BOOKINGS.DAY_TOO_FAR'],
    [{ preferred_time: '18:00' as '17:00' }, 400, 'REQUEST.INVALID'],
    [{ preferred_date: '2026-02-30' }, 400, 'REQUEST.INVALID'],
    [{ full_name: ' ' }, 400, 'REQUEST.INVALID'],
    [{ email: 'nobody' }, 400, 'REQUEST.INVALID'],
    [{ session_type: 'PARTY' as 'OTHER' }, 400, 'REQUEST.INVALID'],
  ] as const)('refuses %j', async (changes, status, code) => {
    const answer = await book(app, changes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('refuses in both languages', async () => {
    const english = await book(app, { preferred_date: SATURDAY }, { 'accept-language': 'en' });
    expect(english.text).toContain('Please select a weekday (Monday-Friday)');
    expect((await book(app, { preferred_date: SATURDAY })).text).toContain(
      'Choisissez un jour de semaine (du lundi au vendredi)',
    );
  });

  it('shows a month with reasons for weekends, holidays, closures and full days, without today’s past times', async () => {
    await query(
      app.databaseUrl,
      `insert into studio_closure (id, day, reason, closed_by, closed_at) values (gen_random_uuid(), $1, 'Travaux', gen_random_uuid(), now())`,
      [MONDAY],
    );
    for (const preferred_time of ['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'] as const) {
      await booked(app, { preferred_date: THURSDAY, preferred_time });
    }
    const month = await calendar('2026-01');
    const state = (date: string) => month.days.find((each) => each.date === date);
    expect(month).toMatchObject({ today: THURSDAY, last_day: '2027-01-15', session_minutes: 45, hold_seconds: 300 });
    expect(month.days).toHaveLength(31);
    expect(state(THURSDAY)).toMatchObject({ state: 'FULL' });
    expect(state(THURSDAY)?.times.map(({ time }) => time)).not.toContain('10:00');
    expect(state(FRIDAY)).toMatchObject({ state: 'OPEN' });
    expect(state(SATURDAY)?.state).toBe('WEEKEND');
    expect(state(MONDAY)).toEqual({ date: MONDAY, state: 'CLOSED', reason: 'Travaux', times: [] });
    expect(state('2026-01-01')?.state).toBe('PAST');
    const april = await calendar('2026-04', 'en');
    expect(april.days.find(({ date }) => date === '2026-04-03')).toMatchObject({
      state: 'HOLIDAY',
      reason: 'Good Friday',
    });
    expect((await book(app, { preferred_date: MONDAY })).body.code).toBe('BOOKINGS.DAY_CLOSED');
  });

  it('holds a slot for five minutes for the owner of the token', async () => {
    const slot = { preferred_date: FRIDAY, preferred_time: '11:00' } as const;
    const held = await hold(slot);
    expect([held.status, held.body.expires_at]).toEqual([201, '2026-01-15T15:05:00.000Z']);
    expect((await hold(slot)).body.code).toBe('BOOKINGS.SLOT_TAKEN');
    expect((await book(app, slot)).body.code).toBe('BOOKINGS.SLOT_TAKEN');
    expect((await dayOf(FRIDAY))?.times.find(({ time }) => time === '11:00')?.state).toBe('HELD');
    const other = await hold({ ...slot, preferred_time: '12:00', hold_token: held.body.hold_token });
    expect(other.status).toBe(201);
    // The earlier slot is free again.
    expect((await book(app, slot)).status).toBe(201);
    const own = { preferred_date: FRIDAY, preferred_time: '12:00', hold_token: other.body.hold_token } as const;
    expect((await book(app, own)).status).toBe(201);
    const late = await hold({ ...slot, preferred_time: '13:00' });
    app.clock.advance(300_000);
    expect((await book(app, { ...slot, preferred_time: '13:00' })).status).toBe(201);
    const released = await app.request({
      method: 'DELETE',
      url: '/api/studio-bookings/holds',
      payload: { hold_token: late.body.hold_token },
    });
    expect(released.status).toBe(200);
    app.clock.advance(-300_000);
  });

  it('is moved and cancelled with the link in the email, and the calendar file is updated', async () => {
    const made = await booked(app);
    const token = tokenOf(made);
    const file = async () => (await app.request<string>({ url: pathOf(made.ics_url) })).text;
    const first = event(await file());
    expect((await manage({ token })).body).toMatchObject({ id: made.id, full_name: 'Aline Bouchard' });
    const slot = { preferred_date: MONDAY, preferred_time: '09:00' };
    const moved = await manage({ token, ...slot }, 'PUT');
    expect([moved.status, moved.body.starts_at]).toEqual([200, '2026-01-19T14:00:00.000Z']);
    const second = event(await file());
    const said = (component: typeof first, name: string) => component.getFirstPropertyValue(name);
    expect(said(second, 'uid')).toBe(said(first, 'uid'));
    expect([said(first, 'sequence'), said(second, 'sequence')]).toEqual([1, 2]);
    // The earlier slot is free for others, the new one is not.
    expect((await book(app)).status).toBe(201);
    expect((await book(app, { preferred_date: MONDAY, preferred_time: '09:00' })).status).toBe(409);
    expect((await manage({ token, preferred_date: SATURDAY, preferred_time: '09:00' }, 'PUT')).status).toBe(400);
    expect((await manage({ token }, 'POST', '/cancel')).body).toMatchObject({
      status: 'CANCELLED',
      allowed_actions: [],
    });
    expect((await manage({ token }, 'POST', '/cancel')).body.code).toBe('BOOKINGS.ACTION_REFUSED');
    expect(said(event(await file()), 'status')).toBe('CANCELLED');
    expect(said(event(await file()), 'sequence')).toBe(3);
    expect((await book(app, { preferred_date: MONDAY, preferred_time: '09:00' })).status).toBe(201);
  });

  it('opens nothing for a forged link, or for the link of the calendar', async () => {
    const made = await booked(app);
    const ticket = pathOf(made.ics_url).split('/').at(-1)?.replace('.ics', '') ?? '';
    for (const token of [ticket, `${tokenOf(made).slice(0, -4)}AAAA`, 'A'.repeat(60)]) {
      expect((await manage({ token })).status).toBe(404);
    }
    expect((await app.request({ url: `/api/studio-bookings/calendar/${tokenOf(made)}.ics` })).status).toBe(404);
    expect((await manage({ token: 'short' })).status).toBe(400);
  });

  it('cannot be moved after the start', async () => {
    const made = await booked(app);
    app.clock.advance(26 * 3_600_000);
    expect((await manage({ token: tokenOf(made) })).body.allowed_actions).toEqual([]);
    expect((await manage({ token: tokenOf(made) }, 'POST', '/cancel')).body.code).toBe('BOOKINGS.SESSION_BEGUN');
    app.clock.advance(-26 * 3_600_000);
  });

  it('emails the person who booked once per change, with the time zone and the calendar file', async () => {
    const made = await booked(app, { email: 'lettre@mail.example' });
    await app.runJobs();
    const emails = async () =>
      (await emailsIn(app.dataDir)).filter(
        ({ to, subject }) => to === 'lettre@mail.example' && subject !== 'Confirmez votre séance au studio',
      );
    const [first] = await emails();
    expect(first?.subject).toBe('Votre demande de séance au studio');
    expect(first?.text).toContain('16 janvier 2026');
    expect(first?.text).toContain('(heure de Montréal)');
    expect(first?.text).toContain(`${app.app ? 'http://localhost:3000' : ''}/studio-booking/manage#token=`);
    expect(first?.text).not.toContain('Aline');
    expect(first?.raw).toContain('text/calendar; charset=utf-8; method=PUBLISH');
    await manage({ token: tokenOf(made) }, 'POST', '/cancel');
    await app.runJobs();
    expect((await emails()).map(({ subject }) => subject).sort()).toEqual([
      'Votre demande de séance au studio',
      'Votre séance au studio est annulée',
    ]);
  });

  describe('for operators', () => {
    const act = async (token: string, id: string, payload: object) =>
      app.request<{
        status: string;
        code: string;
        preferred_date: string;
        allowed_actions: string[];
        history: object[];
      }>({
        method: 'PUT',
        url: `/api/admin/bookings/${id}`,
        token,
        payload,
      });

    it('is confirmed once by two operators in parallel', async () => {
      const [firstOperator, secondOperator] = [await operatorOf(app), await operatorOf(app)];
      const { id } = await booked(app);
      const answers = await Promise.all(
        [firstOperator, secondOperator].map(({ token }) => act(token, id, { action: 'CONFIRM' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const events = await query(app.databaseUrl, `select 1 from studio_booking_event where to_status = 'CONFIRMED'`);
      expect(events).toHaveLength(1);
    });

    it('is moved, delivered and cancelled, with both deadlines', async () => {
      const { token } = await operatorOf(app);
      const { id } = await booked(app);
      const other = await booked(app, { preferred_time: '11:00' });
      const list = async () =>
        (
          await app.request<{ bookings: { id: string; contact_by: string; deliver_by: string }[]; total: number }>({
            url: '/api/admin/bookings?status=pending',
            token,
          })
        ).body;
      const [first] = (await list()).bookings;
      expect(first).toMatchObject({
        id,
        contact_by: '2026-01-17T15:00:00.000Z',
        deliver_by: '2026-01-18T15:45:00.000Z',
        allowed_actions: ['CONFIRM', 'MOVE', 'CANCEL'],
      });
      expect((await list()).total).toBe(2);
      await act(token, id, { action: 'CONFIRM' });
      const taken = await act(token, id, { action: 'MOVE', preferred_date: FRIDAY, preferred_time: '11:00' });
      expect(taken.body.code).toBe('BOOKINGS.SLOT_TAKEN');
      const moved = await act(token, id, { action: 'MOVE', preferred_date: FRIDAY, preferred_time: '09:00' });
      expect(moved.body).toMatchObject({ status: 'CONFIRMED', preferred_time: '09:00' });
      expect((await act(token, id, { action: 'DELIVER' })).body.code).toBe('BOOKINGS.SESSION_AHEAD');
      expect((await act(token, id, { action: 'MOVE' })).status).toBe(400);
      app.clock.advance(24 * 3_600_000);
      const again = (await operatorOf(app)).token;
      const delivered = await act(again, id, { action: 'DELIVER' });
      expect(delivered.body).toMatchObject({ status: 'COMPLETED', allowed_actions: [] });
      expect(delivered.body.history).toHaveLength(5);
      expect((await act(again, other.id, { action: 'CANCEL' })).body.status).toBe('CANCELLED');
      app.clock.advance(-24 * 3_600_000);
    });

    it('closes a day once, and reopens it', async () => {
      const { token } = await operatorOf(app);
      await booked(app, { preferred_date: MONDAY });
      const close = (day: string) =>
        app.request<{ id: string; bookings: number; code: string }>({
          method: 'POST',
          url: '/api/admin/closures',
          token,
          payload: { day, reason: 'Travaux' },
        });
      const closed = await close(MONDAY);
      expect([closed.status, closed.body.bookings]).toEqual([201, 1]);
      expect((await close(MONDAY)).body.code).toBe('BOOKINGS.DAY_CLOSED_ALREADY');
      expect((await close('2026-01-14')).body.code).toBe('BOOKINGS.SLOT_PAST');
      expect((await book(app, { preferred_date: MONDAY, preferred_time: '16:00' })).status).toBe(409);
      const page = await app.request<{ closures: { day: string }[]; holidays: { day: string; name: string }[] }>({
        url: '/api/admin/closures',
        token,
      });
      expect(page.body.closures.map(({ day }) => day)).toEqual([MONDAY]);
      expect(page.body.holidays[0]).toEqual({ day: '2026-04-03', name: 'Vendredi saint' });
      const opened = await app.request({ method: 'DELETE', url: `/api/admin/closures/${closed.body.id}`, token });
      expect(opened.status).toBe(200);
      expect((await book(app, { preferred_date: MONDAY, preferred_time: '16:00' })).status).toBe(201);
    });
  });
});

describe('the studio, with rate limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => app.close());

  it('lets one connection hold at most five slots', async () => {
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
    const statuses: number[] = [];
    for (const preferred_time of times) {
      const payload = { preferred_date: FRIDAY, preferred_time };
      statuses.push((await app.request({ method: 'POST', url: '/api/studio-bookings/holds', payload })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('accepts twenty bookings an hour from one address', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await book(app, { preferred_date: SATURDAY })).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
