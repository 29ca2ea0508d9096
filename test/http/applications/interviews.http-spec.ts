import ICAL from 'ical.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pageOf } from '../identity/hiring.js';
import { emailsTo } from '../identity/mailbox.js';
import { applied, candidate, type Candidate, changeInterview, decide, detailOf, employer } from './stage.js';

describe('an interview', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let seeker: Candidate;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-01-15T15:00:00.000Z');
    company = await employer(app);
    seeker = await candidate(app);
    id = (await applied(app, seeker.token, company.jobId)).id;
  });
  afterAll(() => app.close());

  const slots = ['2026-01-20T14:00:00.000Z', '2026-01-20T19:30:00.000Z', '2026-01-21T14:00:00.000Z'];
  const schedule = async (interview: object) => {
    const answer = await decide(app, company.token, id, {
      status: 'INTERVIEW',
      interview: { scheduled_at: slots[0], type: 'video', ...interview },
    });
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
    return answer.body.interviews.at(-1)!;
  };
  const calendar = async (token: string, interviewId: string) => {
    const { status, headers, text } = await app.request({
      url: `/api/applications/${id}/interviews/${interviewId}.ics`,
      token,
    });
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH']);
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!);
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      status: event.component.getFirstPropertyValue('status'),
      summary: event.summary,
    };
  };

  const linkIn = async (token: string, url: string): Promise<unknown> => {
    const { text } = await app.request({ url, token });
    return new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')?.getFirstPropertyValue('url');
  };

  it('at a fixed time is in both calendars', async () => {
    const interview = await schedule({ location: 'https://meet.example/x', notes: 'Apportez vos cartes.' });
    expect(interview).toMatchObject({
      status: 'SCHEDULED',
      scheduled_at: slots[0],
      duration_minutes: 45,
      time_zone: 'America/Toronto',
      type: 'VIDEO',
      location: 'https://meet.example/x',
      notes: 'Apportez vos cartes.',
      proposed_slots: [],
      sequence: 0,
    });
    expect((await pageOf(app, seeker.id, company.token)).body.interaction_status.type).toBe('INTERVIEW_SCHEDULED');
    const own = await calendar(seeker.token, interview.id);
    expect(own).toEqual({
      uid: `${interview.id}@entrevue`,
      sequence: 0,
      start: slots[0],
      status: 'CONFIRMED',
      summary: 'Entrevue\u00A0: Soudeur-monteur – Acier & fils',
    });
    expect(await calendar(company.token, interview.id)).toEqual(own);
    const board = `/recruiter/jobs/${company.jobId}/applications?application=${id}`;
    expect(await linkIn(seeker.token, interview.ics_url)).toMatch(/\/applications$/);
    expect(await linkIn(company.token, interview.ics_url)).toMatch(new RegExp(`${board.replace('?', '\\?')}$`));
    const message = (await emailsTo(app, seeker.email)).at(-1);
    expect(message?.subject).toBe('Votre entrevue\u00A0: Soudeur-monteur');
    expect(message?.text).toMatch(/mardi 20 janvier 2026.*\b9\sh(?!\s\d)/u);
    app.clock.set('2026-01-20T14:45:00.000Z');
    const token = (await candidate(app)).token;
    const stranger = await app.request({ url: interview.ics_url, token });
    expect(stranger.status).toBe(404);
  });

  it('among several times is chosen by the candidate, once', async () => {
    const interview = await schedule({ proposed_slots: [slots[2], slots[1], slots[0]] });
    expect(interview).toMatchObject({ status: 'PROPOSED', scheduled_at: slots[0], proposed_slots: slots });
    expect((await calendar(seeker.token, interview.id)).status).toBe('TENTATIVE');
    expect((await emailsTo(app, seeker.email)).at(-1)?.subject).toContain('Choisissez l’heure');

    const nowhere = await changeInterview(app, seeker.token, id, interview.id, { choose: '2026-01-22T14:00:00Z' });
    expect([nowhere.status, nowhere.body.code]).toEqual([409, 'APPLICATIONS.SLOT_GONE']);
    const chosen = await changeInterview(app, seeker.token, id, interview.id, { choose: '2026-01-20T14:30:00-05:00' });
    expect([chosen.status, chosen.body.interviews[0]]).toMatchObject([
      200,
      { status: 'SCHEDULED', scheduled_at: slots[1], proposed_slots: [], sequence: 1 },
    ]);
    const again = await changeInterview(app, seeker.token, id, interview.id, { choose: slots[2] });
    expect(again.body.code).toBe('APPLICATIONS.SLOT_GONE');
    expect(await calendar(seeker.token, interview.id)).toMatchObject({
      sequence: 1,
      start: slots[1],
      status: 'CONFIRMED',
    });
    expect((await emailsTo(app, company.email)).at(-1)?.subject).toContain('L’heure de l’entrevue est choisie');
  });

  it('proposed before the clocks change takes place at the time of the clock that was chosen', async () => {
    // Summer time begins on March 8 in Québec.
    app.clock.set('2026-03-06T15:00:00.000Z');
    company = await employer(app);
    seeker = await candidate(app);
    id = (await applied(app, seeker.token, company.jobId)).id;
    const [before, after] = ['2026-03-07T09:00:00-05:00', '2026-03-09T09:00:00-04:00'];
    const interview = await schedule({ scheduled_at: before, proposed_slots: [before, after] });
    const proposal = (await emailsTo(app, seeker.email)).at(-1)?.text ?? '';
    for (const day of ['samedi 7 mars', 'lundi 9 mars']) {
      expect(proposal).toMatch(new RegExp(`${day} 2026.{0,20}\\b9\\sh(?!\\s\\d)`, 'u'));
    }
    await changeInterview(app, seeker.token, id, interview.id, { choose: after });
    for (const { token, email } of [company, seeker]) {
      expect((await calendar(token, interview.id)).start).toBe('2026-03-09T13:00:00.000Z');
      expect((await emailsTo(app, email)).at(-1)?.text).toMatch(/lundi 9 mars 2026.*\b9\sh(?!\s\d)/u);
    }
  });

  it('is moved under the same UID, and cancelled', async () => {
    const interview = await schedule({});
    const move = { scheduled_at: slots[2], type: 'IN_PERSON', location: '12, rue de l’Église', duration_minutes: 60 };
    const moved = await changeInterview(app, company.token, id, interview.id, { move });
    expect([moved.status, moved.body.interviews[0]]).toMatchObject([
      200,
      { status: 'SCHEDULED', scheduled_at: slots[2], type: 'IN_PERSON', sequence: 1 },
    ]);
    expect(await calendar(seeker.token, interview.id)).toMatchObject({
      uid: `${interview.id}@entrevue`,
      sequence: 1,
      start: slots[2],
    });
    expect((await emailsTo(app, seeker.email)).at(-1)?.subject).toContain('déplacée');
    const cancelled = await changeInterview(app, company.token, id, interview.id, { cancel: true });
    expect(cancelled.body.interviews[0]).toMatchObject({ status: 'CANCELLED', sequence: 2 });
    expect(cancelled.body.status).toBe('INTERVIEW');
    expect(await calendar(seeker.token, interview.id)).toMatchObject({ sequence: 2, status: 'CANCELLED' });
    const late = await changeInterview(app, company.token, id, interview.id, { move });
    expect([late.status, late.body.code]).toEqual([409, 'APPLICATIONS.INTERVIEW_CANCELLED']);
  });

  it('is followed by another, and done when its time is over', async () => {
    const first = await schedule({});
    const answer = await detailOf(app, company.token, id);
    expect(answer.body.allowed_actions).toEqual(['ADD_INTERVIEW', 'OFFERED', 'ACCEPT', 'REJECTED']);
    await schedule({ scheduled_at: slots[2] });
    const empty = await decide(app, company.token, id, { status: 'INTERVIEW' });
    expect([empty.status, empty.body.code]).toEqual([409, 'APPLICATIONS.ALREADY_CHANGED']);
    await app.orm.em
      .fork()
      .execute(`update interview set scheduled_at = ?::timestamptz where id = ?`, ['2026-01-15T14:15:00Z', first.id]);
    const { body } = await detailOf(app, seeker.token, id);
    expect(body.interviews.map(({ status }) => status)).toEqual(['DONE', 'SCHEDULED']);
  });

  it('of a refused application is cancelled in calendars', async () => {
    const interview = await schedule({});
    await decide(app, company.token, id, { status: 'REJECTED' });
    // The candidate does not see the refusal while it can be undone.
    expect((await calendar(seeker.token, interview.id)).status).toBe('CONFIRMED');
    expect((await calendar(company.token, interview.id)).status).toBe('CANCELLED');
    app.clock.advance(5 * 60_000);
    expect((await calendar(seeker.token, interview.id)).status).toBe('CANCELLED');
    const late = await changeInterview(app, company.token, id, interview.id, {
      move: { scheduled_at: slots[2], type: 'PHONE' },
    });
    expect([late.status, late.body.code]).toEqual([409, 'APPLICATIONS.ALREADY_CHANGED']);
  });

  it('can be changed by each side only in its own part', async () => {
    const interview = await schedule({ proposed_slots: slots });
    const ask = async (token: string, payload: object) =>
      (await changeInterview(app, token, id, interview.id, payload)).status;
    expect(await ask(company.token, { choose: slots[1] })).toBe(403);
    expect(await ask(seeker.token, { cancel: true })).toBe(403);
    expect(await ask(seeker.token, {})).toBe(400);
    expect(await ask(company.token, { cancel: true, move: { scheduled_at: slots[2], type: 'PHONE' } })).toBe(400);
    const rival = await employer(app, 'Soudures réunies');
    expect(await ask(rival.token, { cancel: true })).toBe(404);
    expect(await ask((await candidate(app)).token, { choose: slots[1] })).toBe(404);
    const missing = await changeInterview(app, company.token, id, id, { cancel: true });
    expect(missing.status).toBe(404);
  });

  it.each([
    ['in the past', { scheduled_at: '2026-01-15T15:00:00Z' }, 'interview.scheduled_at'],
    [
      'with a time in the past on offer',
      { proposed_slots: [slots[1], '2026-01-01T00:00:00Z'] },
      'interview.proposed_slots.1',
    ],
    ['in no time zone', { time_zone: 'Mars/Olympus' }, 'interview.time_zone'],
    ['in an offset', { time_zone: '+05:00' }, 'interview.time_zone'],
    ['without a zone in its time', { scheduled_at: '2026-01-20T14:00:00' }, 'interview.scheduled_at'],
    ['by pigeon', { type: 'PIGEON' }, 'interview.type'],
    ['with too many times', { proposed_slots: Array.from({ length: 6 }, () => slots[1]) }, 'interview.proposed_slots'],
  ])('is refused %s', async (_, interview, path) => {
    const { status, body } = await decide(app, company.token, id, {
      status: 'INTERVIEW',
      interview: { scheduled_at: slots[0], type: 'VIDEO', ...interview },
    });
    expect([status, body.details?.map((each) => each.path)]).toEqual([400, [path]]);
    expect((await detailOf(app, seeker.token, id)).body.status).toBe('PENDING');
  });
});
