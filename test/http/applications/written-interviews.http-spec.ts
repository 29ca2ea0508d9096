import { RequestContext } from '@mikro-orm/core';
import type { ConnectedCalendar } from '../../../server/modules/applications/http/connected-calendar.contract.js';
import { ReadCalendars } from '../../../server/modules/applications/use-cases/read-calendars.js';
import { WriteCalendars } from '../../../server/modules/applications/use-cases/write-calendars.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { APP_PASSWORD, type CaldavServer, startCaldavServer, USER } from '../../support/caldav-server.js';
import { emailsIn } from '../../support/mail.js';
import { query } from '../../support/query.js';
import type { Recruiter } from '../identity/hiring.js';
import { applied, candidate, changeInterview, colleague, confirmEmail, decide, employer, withdraw } from './stage.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const path = '/api/members/me/connected-calendar';
/** A Friday at 10:00 in Montréal; summer time begins on Sunday. */
const FRIDAY = '2026-03-06T15:00:00.000Z';
/** The next Monday at 10:00. */
const MONDAY = '2026-03-09T14:00:00.000Z';

describe('interviews in a member’s own calendar', () => {
  let app: TestApp;
  let remote: CaldavServer;
  let owner: Recruiter & { jobId: string };
  let interview: { readonly id: string; readonly applicationId: string };
  let seeker: { readonly id: string; readonly token: string };

  beforeAll(async () => {
    remote = await startCaldavServer();
    app = await startTestApp({
      env: { CALDAV_SERVERS: 'any', SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' },
    });
  });
  beforeEach(async () => {
    app.clock.set('2026-03-05T18:00:00.000Z');
    remote.reset();
    await query(app.databaseUrl, 'delete from calendar_connection');
    owner = await employer(app, 'Coopérative du Fleuve');
    seeker = await candidate(app, { full_name: 'Zénobie Larose' });
    const { id } = await applied(app, seeker.token, owner.jobId);
    const made = await decide(app, owner.token, id, { status: 'INTERVIEW', interview: plan(FRIDAY) });
    interview = { id: made.body.interviews[0]?.id ?? '', applicationId: id };
  });
  afterAll(async () => {
    await app.close();
    await remote.close();
  });

  const plan = (scheduled_at: string, more: object = {}): object => ({
    type: 'VIDEO',
    scheduled_at,
    duration_minutes: 45,
    time_zone: 'America/Toronto',
    ...more,
  });
  const as = <T = ConnectedCalendar>(
    token: string,
    method: 'GET' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<TestAnswer<T & ErrorAnswer>> => app.request({ method, url, token, ...(payload && { payload }) });
  const chosen = async (token: string): Promise<void> => {
    const account = { server_url: remote.address, user_name: USER, password: APP_PASSWORD };
    expect((await as(token, 'PUT', path, account)).status).toBe(200);
    expect((await as(token, 'PUT', `${path}/calendar`, { url: remote.calendarUrl })).status).toBe(200);
  };
  const write = (token = owner.token, writes = true): Promise<TestAnswer<ConnectedCalendar & ErrorAnswer>> =>
    as(token, 'PUT', `${path}/writing`, { writes });
  const writing = async (token = owner.token): Promise<void> => {
    await chosen(token);
    expect((await write(token)).status).toBe(200);
    await app.runJobs();
  };
  const shown = async (): Promise<NonNullable<ConnectedCalendar['connection']>> => {
    const { connection } = (await as(owner.token, 'GET', path)).body;
    if (!connection) throw new Error('no calendar is connected');
    return connection;
  };
  const move = async (time: string): Promise<void> => {
    const moved = await changeInterview(app, owner.token, interview.applicationId, interview.id, { move: plan(time) });
    expect(moved.status).toBe(200);
    await app.runJobs();
  };
  const cancel = async (): Promise<void> => {
    await changeInterview(app, owner.token, interview.applicationId, interview.id, { cancel: true });
    await app.runJobs();
  };
  const starts = (): string[] =>
    [...remote.written().values()].map((file) => /^DTSTART[^:]*:(.*)$/m.exec(file)?.[1]?.trim() ?? '').sort();
  const only = (): string => [...remote.written().keys()][0] ?? '';
  const run = (): Promise<number> => RequestContext.create(app.orm.em, () => app.app.get(WriteCalendars).due());
  const read = (): Promise<number> => RequestContext.create(app.orm.em, () => app.app.get(ReadCalendars).due());
  /** The jobs of the next minutes: calendars are read, then written. */
  const later = async (minutes: number): Promise<void> => {
    app.clock.advance(minutes * MINUTE);
    await read();
    await run();
    await app.runJobs();
  };
  const rows = (): Promise<object[]> => query(app.databaseUrl, 'select account_id from calendar_event');
  const connections = (): Promise<object[]> => query(app.databaseUrl, 'select account_id from calendar_connection');
  const puts = (): number => remote.requests.filter((each) => each.startsWith('PUT')).length;
  const drag = (time: string): void =>
    remote.edit(only(), (file) => file.replace(/^DTSTART.*$/m, `DTSTART:${time}\r`).replace(/^DTEND.*\n/m, ''));

  it('are written only if the member chooses it, then moved and removed with the interview', async () => {
    await chosen(owner.token);
    await app.runJobs();
    await later(20);
    expect([(await shown()).writes, puts()]).toEqual([false, 0]);
    await write();
    await app.runJobs();
    expect([starts(), await shown()]).toMatchObject([['20260306T150000Z'], { writes: true, written: 1 }]);
    const address = only();
    await later(20);
    expect(puts()).toBe(1);
    await move(MONDAY);
    // 10:00 by the clock before and after summer time begins.
    expect([starts(), only()]).toEqual([['20260309T140000Z'], address]);
    await cancel();
    expect([starts(), await rows()]).toEqual([[], []]);
  });

  it('name nobody whose name the member may not know', async () => {
    await writing();
    expect(remote.written().get(only())).toContain('Zénobie');
    const blind = await app.request({
      method: 'POST',
      url: `/api/applications/${interview.applicationId}/blind`,
      token: owner.token,
    });
    expect(blind.status).toBeLessThan(300);
    await later(20);
    expect(remote.written().size).toBe(1);
    expect(remote.written().get(only())).not.toMatch(/Zénobie|Larose/);
  });

  it('are written once, also if the answer is lost or the process dies before it notes the answer', async () => {
    remote.behaviour.losesAnswer = true;
    await writing();
    expect([starts(), (await shown()).write_failure, (await shown()).written]).toEqual([
      ['20260306T150000Z'],
      'UNREACHABLE',
      0,
    ]);
    const address = only();
    await later(2);
    expect([remote.written().size, only(), await shown()]).toMatchObject([
      1,
      address,
      { write_failure: null, written: 1, differences: [] },
    ]);
    // As after a crash between the answer and its note, with a move in between.
    await query(app.databaseUrl, 'update calendar_event set fingerprint = null, etag = null');
    await move(MONDAY);
    expect([starts(), only(), (await shown()).differences]).toEqual([['20260309T140000Z'], address, []]);
    // Two workers at the same time.
    await query(app.databaseUrl, 'update calendar_event set fingerprint = null, etag = null');
    await query(app.databaseUrl, 'update calendar_connection set next_write_at = now() - interval $$1 year$$');
    await Promise.all([run(), run()]);
    expect([remote.written().size, (await shown()).written]).toEqual([1, 1]);
  });

  it.each([
    [503, 'UNREACHABLE'],
    [507, 'FULL'],
    [403, 'REFUSED'],
    [409, 'GONE'],
  ] as const)('wait while the server answers %i, and the member reads why', async (status, reason) => {
    remote.behaviour.writeStatus = status;
    await writing();
    expect([starts(), (await shown()).write_failure]).toEqual([[], reason]);
    remote.behaviour.writeStatus = null;
    await later(15);
    expect([starts(), (await shown()).write_failure]).toEqual([['20260306T150000Z'], null]);
  });

  it('are not written to a deleted calendar, and the member reads why', async () => {
    await writing();
    remote.deleteCalendar();
    await move(MONDAY);
    expect((await shown()).write_failure).toBe('GONE');
  });

  it.each([true, false])(
    'moved in the calendar do not move the interview (server tells versions: %s)',
    async (tells) => {
      remote.behaviour.tellsEtag = tells;
      await confirmEmail(app, owner.id);
      await writing();
      drag('20260306T193000Z');
      await later(4);
      expect((await shown()).differences).toMatchObject([
        {
          interview_id: interview.id,
          kind: 'MOVED',
          scheduled_at: FRIDAY,
          found_at: '2026-03-06T19:30:00.000Z',
          can_move: true,
        },
      ]);
      await later(20);
      expect([starts(), puts()]).toEqual([['20260306T193000Z'], 1]);
      const told = (await emailsIn(app.dataDir)).filter(
        ({ to, subject }) => to === owner.email && subject.startsWith('Déplacée ou supprimée'),
      );
      expect(told).toHaveLength(1);
      const url = `${path}/differences/${interview.id}`;
      const outdated = await as(owner.token, 'PUT', url, { action: 'MOVE', scheduled_at: MONDAY });
      expect([outdated.status, outdated.body.code]).toEqual([409, 'APPLICATIONS.CALENDAR_CHANGED']);
      const moved = await as(owner.token, 'PUT', url, { action: 'MOVE', scheduled_at: '2026-03-06T19:30:00.000Z' });
      expect([moved.status, moved.body.connection?.differences]).toEqual([200, []]);
      await app.runJobs();
      const [row] = await query<{ scheduled_at: Date }>(
        app.databaseUrl,
        'select scheduled_at from interview where id = $1',
        [interview.id],
      );
      expect([row?.scheduled_at.toISOString(), starts()]).toEqual(['2026-03-06T19:30:00.000Z', ['20260306T193000Z']]);
      await later(20);
      expect((await shown()).differences).toEqual([]);
      expect((await as(owner.token, 'PUT', url, { action: 'RESTORE' })).status).toBe(404);
    },
  );

  it('moved at the moment of a write are not overwritten, and are no difference once the member moves them back', async () => {
    await writing();
    const original = remote.events.get(only()) ?? '';
    remote.behaviour.beforePut = () => drag('20260306T193000Z');
    // Other words, so that the event is written again.
    await query(app.databaseUrl, `update interview set notes = 'Apportez un portfolio.', sequence = sequence + 1`);
    await later(16);
    expect([starts(), (await shown()).differences.length]).toEqual([['20260306T193000Z'], 1]);
    remote.edit(only(), () => original);
    await later(16);
    expect([starts(), (await shown()).differences]).toEqual([['20260306T150000Z'], []]);
    await later(16);
    expect(remote.written().get(only())).toContain('portfolio');
  });

  it('deleted in the calendar are restored if the member asks, and not before', async () => {
    await writing();
    remote.edit(only(), () => null);
    await later(4);
    expect((await shown()).differences).toMatchObject([{ kind: 'DELETED', found_at: null }]);
    expect(starts()).toEqual([]);
    const restored = await as(owner.token, 'PUT', `${path}/differences/${interview.id}`, { action: 'RESTORE' });
    expect(restored.status).toBe(200);
    await app.runJobs();
    expect([starts(), (await shown()).differences]).toEqual([['20260306T150000Z'], []]);
  });

  it('moved in the calendar and by the team have the time of the team', async () => {
    await writing();
    drag('20260306T193000Z');
    // The change is found by the condition of the write (412).
    await move(MONDAY);
    expect([starts(), (await shown()).differences]).toEqual([['20260309T140000Z'], []]);
  });

  it('changed otherwise in the calendar are no difference', async () => {
    await writing();
    const inZone = 'DTSTART;TZID=America/Toronto:20260306T100000\r';
    remote.edit(only(), (file) => file.replace(/^DTSTART.*$/m, inZone).replace('SUMMARY:', 'SUMMARY:! '));
    await later(4);
    expect((await shown()).differences).toEqual([]);
    await move(MONDAY);
    expect(starts()).toEqual(['20260309T140000Z']);
  });

  it('of two members are two events, and each is removed with its member', async () => {
    const other = await colleague(app, owner);
    await move(MONDAY);
    const both = plan(MONDAY, { interviewer_ids: [owner.id, other.id] });
    await changeInterview(app, owner.token, interview.applicationId, interview.id, { move: both });
    await writing();
    await writing(other.token);
    expect(starts()).toEqual(['20260309T140000Z', '20260309T140000Z']);
    await changeInterview(app, owner.token, interview.applicationId, interview.id, {
      move: plan(MONDAY, { interviewer_ids: [owner.id] }),
    });
    await app.runJobs();
    expect([remote.written().size, (await shown()).written]).toEqual([1, 1]);
  });

  it('are removed when the application ends', async () => {
    await writing();
    expect((await withdraw(app, seeker.token, interview.applicationId)).status).toBeLessThan(500);
    await decide(app, owner.token, interview.applicationId, { status: 'REJECTED' });
    await app.runJobs();
    expect(starts()).toEqual([]);
  });

  it('are removed when the member stops it, and when they disconnect, with the password', async () => {
    await writing();
    await write(owner.token, false);
    await app.runJobs();
    expect([starts(), await rows(), (await shown()).writes]).toEqual([[], [], false]);
    await write();
    await app.runJobs();
    expect(starts()).toHaveLength(1);
    expect((await as(owner.token, 'DELETE', path)).body.connection).toBeNull();
    await app.runJobs();
    expect([starts(), await rows(), await connections()]).toEqual([[], [], []]);
  });

  it('are removed later if the server is away, and the password is deleted after a day in any case', async () => {
    await writing();
    remote.behaviour.status = 503;
    await as(owner.token, 'DELETE', path);
    await app.runJobs();
    expect([(await as(owner.token, 'GET', path)).body.connection, await connections()]).toMatchObject([null, [{}]]);
    remote.behaviour.status = null;
    await later(5);
    expect([starts(), await connections()]).toEqual([[], []]);
    await writing();
    remote.behaviour.status = 503;
    await as(owner.token, 'DELETE', path);
    await app.runJobs();
    for (let hours = 0; hours < 26; hours += 6) {
      app.clock.advance(6 * HOUR);
      await run();
    }
    expect([await rows(), await connections()]).toEqual([[], []]);
  });

  it('are removed in the former account when the member connects another one', async () => {
    await writing();
    const answer = await as(owner.token, 'PUT', path, {
      server_url: remote.calendarUrl,
      user_name: USER,
      password: APP_PASSWORD,
    });
    expect([answer.status, starts(), answer.body.connection?.writes]).toEqual([200, [], false]);
  });

  it('stay when the member connects the same account with a new password', async () => {
    await writing();
    await chosen(owner.token);
    await app.runJobs();
    expect([starts(), puts(), (await shown()).writes]).toEqual([['20260306T150000Z'], 1, true]);
  });

  it('are removed when the member leaves the team, and those of the former company when they join another', async () => {
    await writing();
    const other = await employer(app, 'Ateliers du Nord');
    await query(app.databaseUrl, 'update company_member set company_id = $2 where user_id = $1', [
      owner.id,
      other.companyId,
    ]);
    await later(20);
    expect([starts(), await rows()]).toEqual([[], []]);
    await query(app.databaseUrl, 'update company_member set company_id = $2 where user_id = $1', [
      owner.id,
      owner.companyId,
    ]);
    await later(20);
    expect(starts()).toHaveLength(1);
    await query(app.databaseUrl, 'delete from company_member where user_id = $1', [owner.id]);
    await later(20);
    expect([starts(), await connections()]).toEqual([[], []]);
  });

  it('are removed when the member closes the account', async () => {
    await writing();
    expect((await as(owner.token, 'DELETE', '/api/users/me')).status).toBe(200);
    await app.runJobs();
    expect([starts(), await connections()]).toEqual([[], []]);
  });

  it('need a connected calendar', async () => {
    expect((await write()).status).toBe(404);
  });
});
