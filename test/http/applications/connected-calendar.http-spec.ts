import { RequestContext } from '@mikro-orm/core';
import type { FreeTimesAnswer } from '../../../server/modules/applications/http/availability.contract.js';
import type {
  ConnectedCalendar,
  RemoteCalendars,
} from '../../../server/modules/applications/http/connected-calendar.contract.js';
import { ReadCalendars } from '../../../server/modules/applications/use-cases/read-calendars.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { APP_PASSWORD, type CaldavServer, startCaldavServer, USER } from '../../support/caldav-server.js';
import { query } from '../../support/query.js';
import type { Recruiter } from '../identity/hiring.js';
import { applied, candidate, decide, employer } from './stage.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a member’s own calendar', () => {
  let app: TestApp;
  let remote: CaldavServer;
  let owner: Recruiter & { jobId: string };
  const logs: string[] = [];

  beforeAll(async () => {
    remote = await startCaldavServer();
    app = await startTestApp({
      env: { CALDAV_SERVERS: 'any', SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' },
      logTo: (line) => void logs.push(line),
    });
  });
  beforeEach(async () => {
    // A Thursday afternoon in Montréal.
    app.clock.set('2026-03-05T18:00:00.000Z');
    remote.reset();
    owner = await employer(app, 'Coopérative du Fleuve');
    await as(owner.token, 'PUT', '/api/members/me/availability', {
      time_zone: 'America/Toronto',
      windows: [{ day: 5, from: '09:00', to: '12:00' }],
      buffer_before_minutes: 0,
      buffer_after_minutes: 0,
      notice_hours: 0,
      max_per_day: null,
    });
    await query(app.databaseUrl, 'delete from calendar_connection');
  });
  afterAll(async () => {
    await app.close();
    await remote.close();
  });

  const as = <T>(
    token: string,
    method: 'GET' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<TestAnswer<T & ErrorAnswer>> => app.request({ method, url, token, ...(payload && { payload }) });
  const path = '/api/members/me/connected-calendar';
  const connect = (changes: object = {}): Promise<TestAnswer<ConnectedCalendar & ErrorAnswer>> =>
    as(owner.token, 'PUT', path, {
      server_url: remote.address,
      user_name: USER,
      password: APP_PASSWORD,
      ...changes,
    });
  const choose = (url = remote.calendarUrl): Promise<TestAnswer<ConnectedCalendar & ErrorAnswer>> =>
    as(owner.token, 'PUT', `${path}/calendar`, { url });
  const chosen = async (): Promise<void> => {
    expect([(await connect()).status, (await choose()).status]).toEqual([200, 200]);
  };
  const shown = async (): Promise<ConnectedCalendar['connection']> =>
    (await as<ConnectedCalendar>(owner.token, 'GET', path)).body.connection;
  const read = (): Promise<number> => RequestContext.create(app.orm.em, () => app.app.get(ReadCalendars).due());
  /** The owner visits the site meanwhile, so their session stays. */
  const later = async (hours: number): Promise<void> => {
    for (let left = hours; left > 0; left -= 12) {
      app.clock.advance(Math.min(left, 12) * HOUR);
      await shown();
    }
  };
  const busyInUtc = async (): Promise<string[]> =>
    (
      await query<{ starts_at: Date; ends_at: Date }>(
        app.databaseUrl,
        'select starts_at, ends_at from calendar_busy where account_id = $1 order by starts_at',
        [owner.id],
      )
    ).map(({ starts_at: start, ends_at: end }) =>
      [start, end].map((time) => time.toISOString().slice(5, 16)).join(' '),
    );
  const dentist = ['DTSTART:20260306T143000Z', 'DTEND:20260306T150000Z', 'SUMMARY:Dentiste de Zénobie'];
  const DENTIST = '03-06T14:30 03-06T15:00';

  it('is chosen among those of the account, and its busy times are not free times', async () => {
    remote.put('dentist', dentist);
    remote.put('lunch', ['DTSTART:20260306T160000Z', 'DTEND:20260306T170000Z', 'TRANSP:TRANSPARENT']);
    const connected = await connect();
    expect([connected.status, connected.body.connection]).toMatchObject([
      200,
      { server_url: `${remote.address}/`, user_name: USER, calendar: null, failure: null, checked_at: null },
    ]);
    const listed = await as<RemoteCalendars>(owner.token, 'GET', `${path}/calendars`);
    expect(listed.body.calendars).toEqual([
      { url: remote.calendarUrl, name: 'Travail & équipe' },
      { url: remote.calendarUrl.replace('work', 'home'), name: 'Maison' },
    ]);
    expect((await choose(`${remote.address}/dav/principals/zoe/`)).status).toBe(404);
    expect((await choose()).body.connection).toMatchObject({
      calendar: { name: 'Travail & équipe' },
      checked_at: '2026-03-05T18:00:00.000Z',
    });
    expect(await busyInUtc()).toEqual([DENTIST]);

    const seeker = await candidate(app);
    const { id } = await applied(app, seeker.token, owner.jobId);
    const made = await decide(app, owner.token, id, {
      status: 'INTERVIEW',
      interview: { type: 'VIDEO', duration_minutes: 30, free_until: '2026-03-07T00:00:00Z' },
    });
    const url = `/api/interviews/${made.body.interviews[0]?.id}/free-times`;
    const times = async (): Promise<string[]> =>
      (await as<FreeTimesAnswer>(seeker.token, 'GET', url)).body.times.map((time) => time.slice(11, 16));
    expect(await times()).toEqual(['14:00', '15:00', '15:30', '16:00', '16:30']);
    const taken = await app.request<ErrorAnswer>({
      method: 'POST',
      url,
      token: seeker.token,
      payload: { time: '2026-03-06T14:30:00Z' },
    });
    expect([taken.status, taken.body.code]).toEqual([409, 'APPLICATIONS.SLOT_GONE']);
    await as(owner.token, 'DELETE', path);
    expect(await times()).toContain('14:30');
  });

  it('keeps no words of its events, and its password is sealed, not answered and not logged', async () => {
    remote.put('dentist', dentist);
    await chosen();
    const rows = await query<{ stored: string }>(
      app.databaseUrl,
      `select c::text || coalesce((select string_agg(b::text, ' ') from calendar_busy b), '') as stored
         from calendar_connection c`,
    );
    const seen = [rows.map(({ stored }) => stored).join(), JSON.stringify(await shown()), logs.join()].join();
    const password = Buffer.from(APP_PASSWORD).toString('hex');
    for (const secret of ['Dentiste', 'Zénobie', APP_PASSWORD, password]) expect(seen).not.toContain(secret);
  });

  it.each(['sync-token', 'ctag', 'nothing'] as const)(
    'is read again after a change (its server tells %s)',
    async (tells) => {
      remote.behaviour.tells = tells;
      await chosen();
      const reports = (): number => remote.requests.filter((each) => each.startsWith('REPORT')).length;
      expect([reports(), await busyInUtc()]).toEqual([1, []]);
      expect(await read()).toBe(0);
      app.clock.advance(15 * MINUTE);
      // Two workers at the same time: one of them reads it.
      expect((await Promise.all([read(), read()])).sort()).toEqual([0, 1]);
      expect(reports()).toBe(tells === 'nothing' ? 2 : 1);
      remote.put('dentist', dentist);
      app.clock.advance(15 * MINUTE);
      await read();
      expect([await busyInUtc(), (await shown())?.checked_at]).toEqual([[DENTIST], app.clock.now().toISOString()]);
      const before = reports();
      // Repetitions move into the window without a change.
      app.clock.advance(24 * 60 * MINUTE);
      await read();
      expect(reports()).toBe(before + 1);
    },
  );

  it('keeps the busy times while its server fails, and tells the member why', async () => {
    remote.put('dentist', dentist);
    await chosen();
    const failsWith = async (changes: Partial<CaldavServer['behaviour']>): Promise<unknown> => {
      Object.assign(remote.behaviour, changes);
      // A change, so that the events are read as well.
      remote.put('other', ['DTSTART:20260306T160000Z', 'DTEND:20260306T170000Z']);
      await later(6);
      expect(await read()).toBe(1);
      Object.assign(remote.behaviour, { status: null, words: null, redirectTo: null, paddingBytes: 0 });
      return (await shown())?.failure;
    };
    expect(await failsWith({ status: 503 })).toBe('UNREACHABLE');
    expect(await failsWith({ status: 404 })).toBe('GONE');
    expect(await failsWith({ words: '<html>Bonjour' })).toBe('UNREADABLE');
    expect(await failsWith({ paddingBytes: 6_000_000 })).toBe('TOO_LARGE');
    // To another host: the password is not sent there.
    expect(await failsWith({ redirectTo: remote.address.replace('127.0.0.1', 'localhost') })).toBe('UNREADABLE');
    expect(await busyInUtc()).toEqual([DENTIST]);
    remote.behaviour.password = 'changed';
    await later(6);
    await read();
    expect((await shown())?.failure).toBe('SIGN_IN_REFUSED');
    // Not again before the next day, because servers lock accounts.
    await later(23);
    expect(await read()).toBe(0);
    await connect({ password: 'changed' });
    expect(await busyInUtc()).toEqual([]);
    remote.put('next', ['DTSTART:20260312T160000Z', 'DTEND:20260312T170000Z']);
    await choose();
    expect([(await shown())?.failure, await busyInUtc()]).toEqual([null, ['03-12T16:00 03-12T17:00']]);
  });

  it('is not connected if the account cannot be read', async () => {
    const codeOf = async (changes: object): Promise<unknown> => {
      const { status, body } = await connect(changes);
      return [status, body.details?.[0]?.code ?? body.code];
    };
    expect(await codeOf({ password: 'wrong' })).toEqual([422, 'APPLICATIONS.CALENDAR_SIGN_IN_REFUSED']);
    expect(await codeOf({ server_url: 'ftp://boite.example' })).toEqual([400, 'APPLICATIONS.CALENDAR_ADDRESS_REFUSED']);
    expect(await codeOf({ server_url: 'http://127.0.0.1:1' })).toEqual([422, 'APPLICATIONS.CALENDAR_UNREACHABLE']);
    expect(await codeOf({ server_url: `${remote.address}/elsewhere` })).toEqual([422, 'APPLICATIONS.CALENDAR_GONE']);
    remote.behaviour.redirectTo = '/dav/';
    expect(await codeOf({})).toEqual([422, 'APPLICATIONS.CALENDAR_UNREADABLE']);
    expect(await shown()).toBeNull();
    expect((await as(owner.token, 'GET', `${path}/calendars`)).status).toBe(404);
  });

  it('may be given by its own address, which needs no choice', async () => {
    expect((await connect({ server_url: remote.calendarUrl })).body.connection).toMatchObject({
      calendar: { url: remote.calendarUrl, name: 'Travail' },
    });
  });

  it('leaves nothing once it is disconnected, also while it is being read, or when the account is closed', async () => {
    remote.put('dentist', dentist);
    await chosen();
    const left = (): Promise<object[]> =>
      query(
        app.databaseUrl,
        'select account_id from calendar_connection union all select account_id from calendar_busy',
      );
    remote.behaviour.delayMs = 200;
    remote.put('other', dentist);
    app.clock.advance(15 * MINUTE);
    const reading = read();
    await as(owner.token, 'DELETE', path);
    await reading;
    expect([await left(), await shown()]).toEqual([[], null]);
    remote.behaviour.delayMs = 0;
    await chosen();
    expect(await left()).toHaveLength(2);
    const colleague = await employer(app);
    expect((await as<ConnectedCalendar>(colleague.token, 'GET', path)).body.connection).toBeNull();
    expect((await as(owner.token, 'DELETE', '/api/users/me')).status).toBe(200);
    await app.runJobs();
    expect(await left()).toEqual([]);
  });

  it.each([
    ['before a calendar is chosen', () => connect()],
    ['after a calendar is chosen', () => chosen()],
  ])('is deleted when its member leaves the team %s', async (_when, prepare) => {
    const connections = (): Promise<object[]> => query(app.databaseUrl, 'select account_id from calendar_connection');
    await prepare();
    await read();
    expect(await connections()).toHaveLength(1);
    await query(app.databaseUrl, 'delete from company_member where user_id = $1', [owner.id]);
    app.clock.advance(15 * MINUTE);
    await read();
    expect(await connections()).toEqual([]);
  });
});
