import ICAL from 'ical.js';
import type {
  FreeTimesAnswer,
  PossibleInterviewers,
} from '../../../server/modules/applications/http/availability.contract.js';
import type { MadeCalendarAddress } from '../../../server/modules/applications/http/calendar.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { type Member, memberOf, removeMember } from '../companies/team-stage.js';
import type { Recruiter } from '../identity/hiring.js';
import { emailsTo } from '../identity/mailbox.js';
import { applied, candidate, type Candidate, changeInterview, decide, employer } from './stage.js';

describe('an interview at a free time', () => {
  let app: TestApp;
  let owner: Recruiter & { jobId: string };
  let colleague: Member;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    // A Thursday afternoon. Summer time begins on Sunday 8 March.
    app.clock.set('2026-03-05T18:00:00.000Z');
    owner = await employer(app, 'Coopérative du Fleuve');
    colleague = await memberOf(app, owner, 'HIRING_MANAGER', [owner.jobId]);
    await save(owner.token);
    await save(colleague.token, { windows: [{ day: 5, from: '10:00', to: '12:00' }] });
  });
  afterAll(() => app.close());

  const as = <T>(token: string, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
    app.request<T & ErrorAnswer>({ method, url, token, ...(payload && { payload }) });
  const availability = {
    time_zone: 'America/Toronto',
    windows: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '12:00' })),
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    notice_hours: 0,
    max_per_day: null,
  };
  async function save(token: string, changes: object = {}): Promise<void> {
    const answer = await as(token, 'PUT', '/api/members/me/availability', { ...availability, ...changes });
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  }

  interface Invited {
    readonly seeker: Candidate;
    readonly id: string;
    readonly interviewId: string;
  }
  const until = '2026-03-07T00:00:00Z';
  const propose = (id: string, changes: object = {}) =>
    decide(app, owner.token, id, {
      status: 'INTERVIEW',
      interview: { type: 'VIDEO', duration_minutes: 60, free_until: until, ...changes },
    });
  /** A new applicant may choose a free time. */
  async function invited(changes: object = {}): Promise<Invited> {
    const seeker = await candidate(app);
    const { id } = await applied(app, seeker.token, owner.jobId);
    const { status, body, text } = await propose(id, changes);
    if (status !== 200) throw new Error(`proposing answered ${status}: ${text}`);
    return { seeker, id, interviewId: body.interviews.at(-1)!.id };
  }
  const both = () => ({ interviewer_ids: [owner.id, colleague.id] });
  const url = (interviewId: string): string => `/api/interviews/${interviewId}/free-times`;
  const timesFor = async ({ seeker, interviewId }: Invited): Promise<string[]> =>
    (await as<FreeTimesAnswer>(seeker.token, 'GET', url(interviewId))).body.times.map((time) => time.slice(0, 16));
  const take = ({ seeker, interviewId }: Invited, time: string) =>
    as<{ interviews: { status: string; scheduled_at: string }[] }>(seeker.token, 'POST', url(interviewId), { time });
  const friday = ['2026-03-06T14:00', '2026-03-06T14:30', '2026-03-06T15:00', '2026-03-06T15:30', '2026-03-06T16:00'];
  const TEN = '2026-03-06T15:00:00.000Z';
  const ELEVEN = '2026-03-06T16:00:00.000Z';

  it('is chosen among the times at which all interviewers are free, and everybody gets it in the calendar', async () => {
    const known = await as<PossibleInterviewers>(owner.token, 'GET', `/api/jobs/${owner.jobId}/interviewers`);
    expect(known.body.interviewers).toMatchObject([
      { id: owner.id, has_availability: true, is_you: true },
      { id: colleague.id, has_availability: true, is_you: false },
    ]);
    const one = await invited(both());
    const invitation = (await emailsTo(app, one.seeker.email)).at(-1);
    expect(invitation?.subject).toContain('Choisissez l’heure');
    expect(invitation?.text).toMatch(/toute heure libre, avant le vendredi 6 mars 2026/);
    expect(await timesFor(one)).toEqual(friday.slice(2));
    const answer = await as<FreeTimesAnswer>(owner.token, 'GET', url(one.interviewId));
    expect(answer.body).toMatchObject({ duration_minutes: 60, until: '2026-03-07T00:00:00.000Z' });

    const taken = await take(one, TEN);
    expect([taken.status, taken.body.interviews]).toMatchObject([
      200,
      [{ status: 'SCHEDULED', scheduled_at: TEN, free_until: null, interviewers: [{}, {}] }],
    ]);
    // The client repeats a request whose answer was lost. Other times can no longer be booked for this interview.
    expect((await take(one, TEN)).status).toBe(200);
    expect((await take(one, ELEVEN)).body.code).toBe('APPLICATIONS.SLOT_GONE');
    for (const { email } of [owner, colleague]) {
      const received = (await emailsTo(app, email)).filter(({ subject }) => subject.includes('heure de l’entrevue'));
      expect(received).toHaveLength(1);
    }
    const made = await as<MadeCalendarAddress>(colleague.token, 'POST', '/api/members/me/calendar', { kind: 'BUSY' });
    const feed = await app.request({ url: made.body.url.slice(made.body.url.indexOf('/api/')) });
    const [event] = new ICAL.Component(ICAL.parse(feed.text)).getAllSubcomponents('vevent');
    expect(new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe(TEN);

    // The next candidate cannot book this hour with both interviewers, or with either of them.
    const two = await invited(both());
    expect(await timesFor(two)).toEqual(['2026-03-06T16:00']);
    expect(await timesFor(await invited())).toEqual(['2026-03-06T14:00', '2026-03-06T16:00']);
  });

  it('is given to one of the candidates who want it at the same moment', async () => {
    const rivals = [await invited(), await invited(both()), await invited(), await invited(both())];
    const answers = await Promise.all(rivals.map((rival) => take(rival, TEN)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const booked = await query(
      app.databaseUrl,
      'select 1 from interview_participant where account_id = $1 and booked_at = $2',
      [owner.id, TEN],
    );
    expect(booked).toHaveLength(1);
  });

  it('keeps free time around it, and is counted in the max of a day', async () => {
    await save(owner.token, {
      buffer_before_minutes: 30,
      buffer_after_minutes: 45,
      windows: [{ day: 5, from: '09:00', to: '14:00' }],
    });
    expect((await take(await invited(), '2026-03-06T15:00:00Z')).status).toBe(200);
    expect(await timesFor(await invited())).toEqual(['2026-03-06T17:00', '2026-03-06T17:30', '2026-03-06T18:00']);
    // A row of the version before, during an update, has one value for both.
    await query(
      app.databaseUrl,
      `update member_availability set buffer_before_minutes = null, buffer_after_minutes = null, buffer_minutes = 30
        where account_id = $1`,
      [owner.id],
    );
    expect((await timesFor(await invited()))[0]).toBe('2026-03-06T16:30');
    expect((await as(owner.token, 'GET', '/api/members/me/availability')).body).toMatchObject({
      buffer_before_minutes: 30,
      buffer_after_minutes: 30,
    });
    await save(owner.token, { max_per_day: 1, windows: availability.windows });
    const answer = await propose((await applied(app, (await candidate(app)).token, owner.jobId)).id);
    expect([answer.status, answer.text.includes('APPLICATIONS.NO_FREE_TIME')]).toEqual([400, true]);
  });

  it('is free again once the interview is cancelled, moved, or the application refused for good', async () => {
    const waiting = await invited();
    const lasts = async (time: string) => (await timesFor(waiting)).includes(time.slice(0, 16));
    const first = await invited();
    await take(first, TEN);
    expect(await lasts(TEN)).toBe(false);
    await changeInterview(app, owner.token, first.id, first.interviewId, { cancel: true });
    expect(await lasts(TEN)).toBe(true);

    const second = await invited();
    await take(second, TEN);
    await changeInterview(app, owner.token, second.id, second.interviewId, {
      move: { scheduled_at: '2026-03-12T14:00:00Z', type: 'PHONE' },
    });
    expect(await lasts(TEN)).toBe(true);

    const third = await invited();
    await take(third, TEN);
    await decide(app, owner.token, third.id, { status: 'REJECTED' });
    // The refusal can still be undone.
    expect(await lasts(TEN)).toBe(false);
    app.clock.set('2026-03-05T18:06:00.000Z');
    expect(await lasts(TEN)).toBe(true);
    expect((await take(waiting, TEN)).status).toBe(200);
  });

  it('follows the clock of the interviewer over the change to summer time', async () => {
    const one = await invited({ free_until: '2026-03-10T00:00:00Z', duration_minutes: 180 });
    expect(await timesFor(one)).toEqual(['2026-03-06T14:00', '2026-03-09T13:00']);
  });

  it('needs interviewers of the posting’s team who have said when they are free', async () => {
    const { id } = await applied(app, (await candidate(app)).token, owner.jobId);
    const codeOf = async (changes: object): Promise<unknown> => {
      const { status, body } = await propose(id, changes);
      return [status, (body as ErrorAnswer).details?.map(({ path, code }) => [path, code])];
    };
    const stranger = await employer(app);
    expect(await codeOf({ interviewer_ids: [stranger.id] })).toEqual([
      400,
      [['interview.interviewer_ids', 'APPLICATIONS.INTERVIEWER_GONE']],
    ]);
    const silent = await memberOf(app, owner, 'REVIEWER');
    expect(await codeOf({ interviewer_ids: [owner.id, silent.id] })).toEqual([
      400,
      [['interview.interviewer_ids', 'APPLICATIONS.NO_AVAILABILITY']],
    ]);
    expect(await codeOf({ free_until: '2026-03-06T16:00:00Z', duration_minutes: 240 })).toEqual([
      400,
      [['interview.free_until', 'APPLICATIONS.NO_FREE_TIME']],
    ]);
    expect(await codeOf({ free_until: '2026-05-05T16:00:00Z' })).toEqual([
      400,
      [['interview.free_until', 'APPLICATIONS.FREE_UNTIL_TOO_FAR']],
    ]);
    expect(await codeOf({ free_until: undefined })).toEqual([400, [['interview.scheduled_at', 'FIELD.REQUIRED']]]);
    expect(await codeOf({ scheduled_at: '2026-03-06T15:00:00Z' })).toEqual([
      400,
      [['interview.free_until', 'APPLICATIONS.MISPLACED_PART']],
    ]);
  });

  it('offers nothing once an interviewer has left the team, or the application has ended', async () => {
    const one = await invited(both());
    await removeMember(app, owner.token, owner.companyId, colleague.id);
    expect(await timesFor(one)).toEqual([]);
    expect((await take(one, ELEVEN)).body.code).toBe('APPLICATIONS.SLOT_GONE');
    const two = await invited();
    await changeInterview(app, owner.token, two.id, two.interviewId, { cancel: true });
    expect((await as<FreeTimesAnswer>(two.seeker.token, 'GET', url(two.interviewId))).body).toMatchObject({
      times: [],
      until: null,
    });
    expect((await as(one.seeker.token, 'GET', url(two.interviewId))).status).toBe(404);
  });

  it('needs an availability that is a suggestion until it is saved, without windows that make no sense', async () => {
    const { token } = await employer(app);
    const read = async () =>
      (await app.request<{ updated_at: string | null }>({ url: '/api/members/me/availability', token })).body;
    const { updated_at: before, ...suggestion } = await read();
    expect(before).toBeNull();
    const put = (changes: object) =>
      app.request<ErrorAnswer>({
        method: 'PUT',
        url: '/api/members/me/availability',
        token,
        payload: { ...suggestion, ...changes },
      });
    const windows = [
      { day: 1, from: '09:00', to: '12:00' },
      { day: 1, from: '11:30', to: '24:00' },
    ];
    const refused = [await put({ windows }), await put({ time_zone: 'Mars/Olympus' })];
    expect(refused.map(({ status, body }) => [status, body.details?.map(({ path, code }) => [path, code])])).toEqual([
      [400, [['windows.1.to', 'APPLICATIONS.WRONG_WINDOW']]],
      [400, [['time_zone', 'APPLICATIONS.UNKNOWN_TIME_ZONE']]],
    ]);
    expect((await put({ windows: windows.slice(1), max_per_day: 3 })).status).toBe(200);
    expect(await read()).toMatchObject({ windows: windows.slice(1), max_per_day: 3, updated_at: expect.any(String) });
  });
});
