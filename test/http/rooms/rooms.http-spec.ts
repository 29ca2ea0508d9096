import { jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { until } from '../../support/sockets.js';
import { applied, candidate, type Candidate, changeInterview, decide, employer } from '../applications/stage.js';
import { type Member, memberOf, removeMember } from '../companies/team-stage.js';
import { interviewOf, openRoom, type RoomTab, tabOf } from './stage.js';

jest.setTimeout(90_000);

const START = '2026-01-15T15:00:00.000Z';
const TURN = { TURN_URL: 'turn:turn.example.org:3478', TURN_SECRET: 'a secret of the north' };
const offer = { description: { type: 'offer', sdp: `v=0\r\n${'a=candidate\r\n'.repeat(1_000)}` } };

describe('the room of a live interview', () => {
  let app: TestApp;
  let other: TestApp;
  let first: string;
  let second: string;
  let company: Awaited<ReturnType<typeof employer>>;
  let seeker: Candidate;
  let application: string;
  let interview: string;
  const open: RoomTab[] = [];

  beforeAll(async () => {
    app = await startTestApp({ env: TURN });
    other = await startTestApp({ beside: app, clock: app.clock });
    [first, second] = [await app.listen(), await other.listen()];
  });
  beforeEach(async () => {
    app.clock.set(START);
    company = await employer(app);
    seeker = await candidate(app, { full_name: 'Mathilde Gagnon' });
    application = (await applied(app, seeker.token, company.jobId)).id;
    interview = await interviewOf(app, company.token, application);
  });
  afterEach(() => {
    for (const { listener } of open.splice(0)) listener.socket.disconnect();
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const tab = async (token: string, address = first, interviewId = interview): Promise<RoomTab> => {
    const opened = await tabOf(app, address, token, interviewId);
    open.push(opened);
    return opened;
  };
  /** The host is in, the candidate was admitted; on two processes. */
  const bothIn = async (): Promise<{ host: RoomTab; guest: RoomTab }> => {
    const [host, guest] = [await tab(company.token), await tab(seeker.token, second)];
    expect(await host.say('room:knock')).toMatchObject({ ok: true, status: 'IN', hosted: true });
    await guest.say('room:knock');
    expect(await host.say('room:admit', { participant_id: guest.participantId })).toEqual({ ok: true });
    return { host, guest };
  };
  const namesFor = async (token: string) => (await openRoom(app, token, interview)).body.people.map(({ name }) => name);
  const endOf = ({ heard }: RoomTab): unknown => heard('room:ended').at(-1)?.['reason'];

  it('opens 10 minutes before the interview and closes 2 hours after its start', async () => {
    const later = await interviewOf(app, company.token, application, { scheduled_at: '2026-01-15T16:00:00.000Z' });
    const statusAt = async (time: string) => {
      app.clock.set(time);
      await query(app.databaseUrl, 'update session set expires_at = $1, last_seen_at = $2', ['2027-01-01', time]);
      const { status, body } = await openRoom(app, seeker.token, later);
      return [status, body.code];
    };
    expect(await statusAt('2026-01-15T15:49:59.000Z')).toEqual([409, 'ROOMS.TOO_EARLY']);
    expect(await statusAt('2026-01-15T15:50:00.000Z')).toEqual([200, undefined]);
    expect(await statusAt('2026-01-15T17:59:59.000Z')).toEqual([200, undefined]);
    expect(await statusAt('2026-01-15T18:00:00.000Z')).toEqual([409, 'ROOMS.OVER']);
  });

  it('gives each side what it needs, and the same each time', async () => {
    await app.request({
      method: 'PUT',
      url: `/api/jobs/${company.jobId}`,
      token: company.token,
      payload: { video_questions: ['Pourquoi la soudure ?'] },
    });
    const [mine, again] = [
      await openRoom(app, company.token, interview),
      await openRoom(app, company.token, interview),
    ];
    expect(again.body.you).toEqual(mine.body.you);
    expect(mine.body).toMatchObject({
      you: { role: 'HOST' },
      questions: ['Pourquoi la soudure ?'],
      ends_at: '2026-01-15T17:05:00.000Z',
      application_id: application,
    });
    // Valid until the room closes.
    const [server] = mine.body.ice_servers;
    expect(server).toMatchObject({
      urls: [TURN.TURN_URL],
      username: `${Date.parse('2026-01-15T17:05:00.000Z') / 1_000}:${mine.body.you.participant_id}`,
    });
    const theirs = await openRoom(other, seeker.token, interview);
    expect(theirs.body).toMatchObject({ you: { role: 'CANDIDATE' }, questions: [], ice_servers: [] });
    expect(theirs.body.room_id).toBe(mine.body.room_id);
    const { people } = (await openRoom(app, company.token, interview)).body;
    expect(people.map(({ role, name }) => [role, name])).toEqual(
      expect.arrayContaining([['CANDIDATE', 'Mathilde Gagnon']]),
    );
  });

  it('is only for the candidate and the team whose role reaches the posting, and not before a blind review ends', async () => {
    const [stranger, elsewhere] = [await candidate(app), await employer(app, 'Ailleurs')];
    for (const token of [stranger.token, elsewhere.token]) {
      expect((await openRoom(app, token, interview)).status).toBe(404);
    }
    await app.request({
      method: 'PUT',
      url: `/api/jobs/${company.jobId}`,
      token: company.token,
      payload: { blind_review: true },
    });
    const reviewer = await memberOf(app, company, 'REVIEWER');
    const manager = await memberOf(app, company, 'HIRING_MANAGER', []);
    expect((await openRoom(app, manager.token, interview)).status).toBe(404);
    const { status, body } = await openRoom(app, reviewer.token, interview);
    expect([status, body.code]).toEqual([403, 'ROOMS.BLIND_REVIEW_OPEN']);
    const scores = [{ criterion_id: 'skills', score: 3, note: 'Vu' }];
    for (const step of ['SOUND', 'PICTURE']) {
      const review = await app.request({
        method: 'PUT',
        url: `/api/applications/${application}/reviews/mine`,
        token: reviewer.token,
        payload: { scores },
      });
      expect([step, review.status]).toEqual([step, 200]);
    }
    expect((await openRoom(app, reviewer.token, interview)).body.you).toMatchObject({ role: 'GUEST' });
  });

  it('lets the candidate wait until a host admits them, on another process', async () => {
    const [host, guest] = [await tab(company.token), await tab(seeker.token, second)];
    expect(await guest.say('room:knock')).toMatchObject({ ok: true, status: 'WAITING', hosted: false, people: [] });
    await host.say('room:knock');
    const { people } = await host.say('room:state');
    expect(people).toMatchObject([
      { participant_id: host.participantId, status: 'IN' },
      { participant_id: guest.participantId, role: 'CANDIDATE', status: 'WAITING' },
    ]);
    // Waiting: no names, no signal, and nobody to admit.
    expect(await namesFor(seeker.token)).toEqual(['Mathilde Gagnon']);
    const to = { to: host.participantId, to_connection: host.connection, signal: offer };
    expect(await guest.say('room:signal', to)).toEqual({ ok: false, code: 'ROOMS.NOT_IN_ROOM' });
    expect(await guest.say('room:admit', { participant_id: guest.participantId })).toEqual({
      ok: false,
      code: 'ROOMS.HOSTS_ONLY',
    });
    const before = guest.heard('room:changed').length;
    expect(await host.say('room:admit', { participant_id: guest.participantId })).toEqual({ ok: true });
    await until(() => guest.heard('room:changed').length > before);
    expect(await guest.say('room:state')).toMatchObject({ status: 'IN', hosted: true, people: [{}, {}] });
    expect(await namesFor(seeker.token)).toHaveLength(2);
    // A description is larger than a notification of PostgreSQL, so it takes the adapter's other way.
    expect(await guest.say('room:signal', to)).toEqual({ ok: true });
    await until(() => host.heard('room:signal').length > 0);
    expect(host.heard('room:signal')).toEqual([
      { room_id: host.roomId, from: guest.participantId, from_connection: guest.connection, signal: offer },
    ]);
  });

  it('refuses somebody, who may knock again', async () => {
    const [host, guest] = [await tab(company.token), await tab(seeker.token, second)];
    await host.say('room:knock');
    await guest.say('room:knock');
    await host.say('room:refuse', { participant_id: guest.participantId });
    expect(await guest.say('room:state')).toMatchObject({ status: 'REFUSED', people: [] });
    expect(await guest.say('room:knock')).toMatchObject({ status: 'WAITING' });
  });

  it('keeps the place of a lost network for 45 seconds, and the candidate returns without knocking', async () => {
    const { host, guest } = await bothIn();
    guest.listener.socket.disconnect();
    app.clock.advance(20_000);
    await host.say('room:state');
    expect((await host.say('room:state')).people).toMatchObject([{ away: false }, { away: true, status: 'IN' }]);
    const again = await tab(seeker.token, first);
    expect(await again.say('room:knock')).toMatchObject({ ok: true, status: 'IN' });
    again.listener.socket.disconnect();
    app.clock.advance(46_000);
    expect((await host.say('room:state')).people).toHaveLength(1);
  });

  it('is in one tab at a time: a second one asks before it takes over', async () => {
    const { host, guest } = await bothIn();
    const next = await tab(seeker.token, first);
    expect(await next.say('room:knock')).toEqual({ ok: false, code: 'ROOMS.OPEN_ELSEWHERE' });
    expect(await next.say('room:knock', { take_over: true })).toMatchObject({ ok: true, status: 'IN' });
    await until(() => endOf(guest) === 'ELSEWHERE');
    expect(await guest.say('room:state')).toEqual({ ok: false, code: 'ROOMS.OPEN_ELSEWHERE' });
    // Messages for the former tab do not reach the new one.
    const to = { to: next.participantId, to_connection: guest.connection, signal: { restart: true } };
    expect(await host.say('room:signal', to)).toEqual({ ok: false, code: 'ROOMS.NOT_IN_ROOM' });
  });

  it('has four places, also when two people are admitted at once', async () => {
    const colleagues: Member[] = [];
    for (let count = 0; count < 4; count += 1) colleagues.push(await memberOf(app, company, 'RECRUITER'));
    const tabs: RoomTab[] = [];
    for (const { token } of [company, ...colleagues]) tabs.push(await tab(token));
    const [one, two, three, four, five] = tabs;
    for (const each of [one, two, three]) expect(await each?.say('room:knock')).toMatchObject({ ok: true });
    const [left, right] = await Promise.all([four?.say('room:knock'), five?.say('room:knock')]);
    expect([left?.ok, right?.ok].sort()).toEqual([false, true]);
    expect([left, right]).toContainEqual({ ok: false, code: 'ROOMS.FULL' });
    expect(await one?.say('room:leave')).toEqual({ ok: true });
    expect(await (left?.ok === true ? five : four)?.say('room:knock')).toMatchObject({ ok: true, status: 'IN' });
  });

  it.each([
    ['a member is removed from the team', 'host'],
    ['the candidate closes the account', 'host'],
    ['the interview is cancelled', 'guest'],
    ['the interview moves to another day', 'guest'],
  ] as const)('ends within a second when %s', async (what, who) => {
    const colleague = await memberOf(app, company, 'RECRUITER');
    const waits = await tab(seeker.token, second);
    await waits.say('room:knock');
    const host = await tab(colleague.token);
    await host.say('room:knock');
    const lost = who === 'host' ? host : waits;
    if (what.startsWith('a member')) await removeMember(app, company.token, company.companyId, colleague.id);
    else if (what.startsWith('the candidate')) {
      expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: seeker.token })).status).toBe(200);
    } else {
      const change = what.includes('cancelled')
        ? { cancel: true }
        : { move: { scheduled_at: '2026-01-20T15:00:00.000Z', type: 'VIDEO' } };
      expect((await changeInterview(app, company.token, application, interview, change)).status).toBe(200);
    }
    const changedAt = performance.now();
    await until(() => endOf(lost) === 'CLOSED');
    // One second on a quiet machine; the tests share theirs.
    expect(performance.now() - changedAt).toBeLessThan(3_000);
    expect((await lost.say('room:knock')).ok).toBe(false);
  });

  it('ends with the session, and refuses a candidate whom the company declined once that is final', async () => {
    const { host, guest } = await bothIn();
    await app.request({ method: 'POST', url: '/api/auth/logout', token: seeker.token });
    await until(async () => (await host.say('room:state')).people?.length === 1);
    expect(guest.listener.ends).toEqual(['io server disconnect']);
    // For five minutes a refusal can be undone, and the candidate must not notice it.
    await decide(app, company.token, application, { status: 'REJECTED' });
    expect((await openRoom(app, company.token, interview)).status).toBe(200);
    app.clock.advance(5 * 60_000 + 1);
    const { status, body } = await openRoom(app, company.token, interview);
    expect([status, body.code]).toEqual([409, 'ROOMS.CANCELLED']);
  });

  it.each([
    ['room:knock', { connection: 'x' }],
    ['room:signal', { to: 'x', to_connection: 'x', signal: {} }],
    ['room:signal', { signal: { description: { type: 'offer', sdp: 'x'.repeat(20_001) } } }],
    ['room:signal', { signal: { media: { audio: true, video: true, screen: true, name: 'x' } } }],
  ] as const)('refuses a malformed %s', async (name, more) => {
    const host = await tab(company.token);
    await host.say('room:knock');
    const target = { to: host.participantId, to_connection: host.connection };
    expect(await host.say(name, { ...target, ...more })).toEqual({ ok: false, code: 'REQUEST.INVALID' });
  });

  it('disconnects a tab that sends far too much', async () => {
    const host = await tab(company.token);
    for (let count = 0; count < 400; count += 1) host.listener.socket.emit('room:state', {});
    await until(() => host.listener.ends.length > 0);
  });
});
