import { RequestContext } from '@mikro-orm/core';
import ICAL from 'ical.js';
import { RemindOfInterviews } from '../../../server/modules/applications/use-cases/remind-of-interviews.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { calendarIn, type ReceivedEmail } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { type Member, memberOf, removeMember } from '../companies/team-stage.js';
import { emailsTo } from '../identity/mailbox.js';
import { applied, candidate, type Candidate, changeInterview, decide, employer, newsOf } from './stage.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('emails about an interview', () => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof employer>>;
  let colleague: Member;
  let seeker: Candidate;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' } });
  });
  beforeEach(async () => {
    // Saturday, 10:00 in Montréal. Summer time begins on Sunday at 2:00.
    app.clock.set('2026-03-07T15:00:00.000Z');
    // Those of an earlier test are not reminded of in the next one.
    await query(app.databaseUrl, 'delete from interview');
    owner = await employer(app, 'Coopérative du Fleuve');
    colleague = await memberOf(app, owner, 'HIRING_MANAGER', [owner.jobId]);
    seeker = await candidate(app);
    await query(app.databaseUrl, `update account set full_name = 'Zénobie Quintal' where id = $1`, [seeker.id]);
    id = (await applied(app, seeker.token, owner.jobId)).id;
  });
  afterAll(() => app.close());

  /** Sunday, 12:00 in Montréal: 25 hours later, of which the night lacks one. */
  const NOON = '2026-03-08T16:00:00.000Z';
  const both = () => ({ interviewer_ids: [owner.id, colleague.id] });
  const schedule = async (interview: object = {}, application = id) => {
    const { status, body, text } = await decide(app, owner.token, application, {
      status: 'INTERVIEW',
      interview: { type: 'VIDEO', scheduled_at: NOON, ...both(), ...interview },
    });
    if (status !== 200) throw new Error(`interview answered ${status}: ${text}`);
    return body.interviews.at(-1)!;
  };
  const change = async (interviewId: string, payload: object): Promise<void> => {
    const { status, text } = await changeInterview(app, owner.token, id, interviewId, payload);
    expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  };
  const remind = (): Promise<number> =>
    RequestContext.create(app.orm.em, () => app.app.get(RemindOfInterviews).execute());
  const about = async ({ email }: { email: string }, subject: RegExp): Promise<ReceivedEmail[]> =>
    (await emailsTo(app, email)).filter((each) => subject.test(each.subject));
  const eventIn = (email: ReceivedEmail | undefined) => {
    const file = email === undefined ? '' : calendarIn(email);
    if (file === '') return null;
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')!);
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      status: event.component.getFirstPropertyValue('status'),
      location: event.location,
      description: event.description,
    };
  };
  const reminder = /^(Rappel|Reminder)/;
  const starting = /commence bientôt|starts soon/;

  it('remind everybody a day and an hour before, once, in their language and without a name', async () => {
    await query(app.databaseUrl, `update account set language = 'en' where id = $1`, [colleague.id]);
    const { id: interviewId } = await schedule();
    expect(await remind()).toBe(0);
    app.clock.advance(HOUR);
    // Two workers at the same time send it once; a worker that restarts sends nothing again.
    expect((await Promise.all([remind(), remind()])).reduce((sum, each) => sum + each)).toBe(1);
    expect(await remind()).toBe(0);
    const first = [];
    for (const person of [seeker, owner, colleague]) first.push(await about(person, reminder));
    expect(first.map((emails) => emails.map(({ language }) => language))).toEqual([['fr'], ['fr'], ['en']]);
    // Before summer time, the email shows the hour that clocks will show then.
    expect(first[0]?.[0]?.text).toMatch(/dimanche 8 mars 2026 à 12\sh HAE/u);
    expect(first[2]?.[0]?.text).toMatch(/Sunday, March 8, 2026 at 12:00\sp\.m\. EDT/u);
    expect(first.flat().map(eventIn)).toEqual([null, null, null]);
    expect((await newsOf(app, seeker.token)).find((text) => reminder.test(text))).toMatch(
      /^Rappel\s: votre entrevue avec Coopérative du Fleuve pour «\sSoudeur-monteur\s» a lieu le dimanche 8 mars 2026 à 12\sh HAE\.$/u,
    );
    await query(
      app.databaseUrl,
      `update outbox_message set published_at = null where name = 'applications.interview-news'`,
    );
    const team = [...(await newsOf(app, owner.token)), ...(await newsOf(app, colleague.token))];
    expect(team.filter((text) => /Rappel|Reminder/.test(text))).toHaveLength(2);

    app.clock.set('2026-03-08T15:00:00.000Z');
    expect([await remind(), await remind()]).toEqual([1, 0]);
    for (const person of [seeker, owner, colleague]) {
      const emails = await about(person, starting);
      expect(emails).toHaveLength(1);
      expect(emails[0]?.text).toContain(`/interviews/${interviewId}/room`);
      expect(await about(person, reminder)).toHaveLength(1);
    }
    app.clock.set(NOON);
    expect(await remind()).toBe(0);
    for (const { email } of [owner, colleague]) {
      expect((await emailsTo(app, email)).filter(({ raw }) => /Z=C3=A9nobie|Zénobie|Quintal/.test(raw))).toEqual([]);
    }
    expect(team.join()).not.toContain('Quintal');
  });

  it('remind of the new time of a moved interview, and of none that is cancelled or is moved meanwhile', async () => {
    const { id: interviewId } = await schedule();
    app.clock.advance(HOUR);
    expect(await remind()).toBe(1);
    // Moved before the email and the notification were sent.
    await change(interviewId, { move: { scheduled_at: '2026-03-10T14:00:00Z', type: 'PHONE' } });
    expect(await about(seeker, reminder)).toEqual([]);
    expect((await newsOf(app, seeker.token)).filter((text) => reminder.test(text))).toEqual([]);
    app.clock.set('2026-03-08T15:00:00.000Z');
    expect(await remind()).toBe(0);
    await newsOf(app, owner.token);
    app.clock.set('2026-03-09T14:00:00.000Z');
    expect(await remind()).toBe(1);
    expect((await about(seeker, reminder))[0]?.text).toMatch(/mardi 10 mars 2026 à 10\sh HAE/u);
    await change(interviewId, { cancel: true });
    app.clock.set('2026-03-10T13:00:00.000Z');
    expect(await remind()).toBe(0);
    expect(await about(seeker, starting)).toEqual([]);
  });

  it('remind the candidate as long as a refusal can be undone, but not the team that refused', async () => {
    await schedule();
    const other = await candidate(app);
    const { id: ended } = await applied(app, other.token, owner.jobId);
    await schedule({}, ended);
    app.clock.advance(HOUR - 6 * MINUTE);
    await decide(app, owner.token, ended, { status: 'REJECTED' });
    app.clock.advance(3 * MINUTE);
    await decide(app, owner.token, id, { status: 'REJECTED' });
    app.clock.advance(3 * MINUTE);
    expect(await remind()).toBe(1);
    await app.runJobs({ delayed: false });
    expect(await about(seeker, reminder)).toHaveLength(1);
    expect(await about(other, reminder)).toEqual([]);
    expect(await about(colleague, reminder)).toEqual([]);
    // Both refusals are final now, and the interviewer can strike the interviews from the calendar.
    const cancelled = await about(colleague, /^Entrevue annulée/);
    expect(cancelled.map((email) => eventIn(email)?.status)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('are not sent to people who switched them off, who then read the notification', async () => {
    await schedule();
    for (const { token } of [seeker, colleague]) {
      await app.request({
        method: 'PUT',
        url: '/api/notifications/preferences',
        token,
        payload: { kind: 'interview', email: false },
      });
    }
    app.clock.advance(HOUR);
    await remind();
    for (const person of [seeker, colleague]) {
      expect(await about(person, reminder)).toEqual([]);
      expect((await newsOf(app, person.token)).filter((text) => reminder.test(text))).toHaveLength(1);
    }
    expect(await about(owner, reminder)).toHaveLength(1);
  });

  it('bring the invitation to the members whom a colleague adds, moves, leaves out or cancels', async () => {
    const partner = await memberOf(app, owner, 'RECRUITER');
    const words = { location: 'https://meet.example/zenobie', notes: 'Zénobie Quintal apporte ses cartes.' };
    const { id: interviewId } = await schedule({ ...words, interviewer_ids: [owner.id, partner.id] });
    const told = async () => ({
      emails: (await emailsTo(app, seeker.email)).length,
      news: await newsOf(app, seeker.token),
      shown: (await app.request<{ updated_at: string }>({ url: `/api/applications/${id}`, token: seeker.token })).body
        .updated_at,
    });
    const added = await about(partner, /^Vous participez/);
    expect(added).toHaveLength(1);
    expect(eventIn(added[0])).toMatchObject({
      uid: `${interviewId}@entrevue`,
      sequence: 0,
      start: NOON,
      status: 'CONFIRMED',
      location: words.location,
      description: expect.stringContaining('apporte ses cartes'),
    });
    // People get no email about their own actions.
    expect(await about(owner, /participez|changé/)).toEqual([]);

    const move = { ...words, type: 'VIDEO', scheduled_at: '2026-03-09T18:00:00.000Z' };
    await change(interviewId, { move: { ...move, interviewer_ids: [owner.id, partner.id, colleague.id] } });
    expect(eventIn((await about(partner, /^Une entrevue a changé/))[0])).toMatchObject({
      sequence: 1,
      start: move.scheduled_at,
    });
    expect(eventIn((await about(colleague, /^Vous participez/))[0])).toMatchObject({
      sequence: 1,
      status: 'CONFIRMED',
    });
    const knownBefore = await told();
    await change(interviewId, { move: { ...move, interviewer_ids: [owner.id, colleague.id] } });
    // The candidate gets nothing when only the interviewers change.
    expect(await told()).toEqual(knownBefore);
    const left = await about(partner, /^Vous ne participez plus/);
    expect(left.map(eventIn)).toMatchObject([{ uid: `${interviewId}@entrevue`, sequence: 2, status: 'CANCELLED' }]);
    await change(interviewId, { cancel: true });
    expect((await about(colleague, /^Entrevue annulée/)).map(eventIn)).toMatchObject([
      { sequence: 3, status: 'CANCELLED' },
    ]);
    expect(await about(partner, /^Entrevue annulée/)).toEqual([]);
    expect((await newsOf(app, colleague.token)).slice(0, 3).map((text) => text.replace(/ pour .*$/u, ''))).toEqual([
      'Une entrevue',
      'Une entrevue',
      'Votre équipe vous a ajouté·e à une entrevue',
    ]);
  });

  it('show a blind reader neither name nor the words of colleagues, and a former member nothing', async () => {
    const { status } = await app.request({
      method: 'PUT',
      url: `/api/jobs/${owner.jobId}`,
      token: owner.token,
      payload: { blind_review: true },
    });
    expect(status).toBe(200);
    const gone = await memberOf(app, owner, 'RECRUITER');
    const words = { location: 'https://meet.example/zenobie', notes: 'Zénobie Quintal apporte ses cartes.' };
    await schedule({ ...words, interviewer_ids: [colleague.id, gone.id] });
    await removeMember(app, owner.token, owner.companyId, gone.id);
    const [added] = await about(colleague, /^Vous participez/);
    expect(eventIn(added)).toMatchObject({ start: NOON, location: null, description: 'Entrevue par vidéo' });
    expect(await about(gone, /^Vous participez/)).toEqual([]);
    app.clock.advance(HOUR);
    await remind();
    expect(await about(colleague, reminder)).toHaveLength(1);
    expect(await about(gone, reminder)).toEqual([]);
    const received = await emailsTo(app, colleague.email);
    const shown = received.map((email) => [email.subject, email.text, email.html, calendarIn(email)].join('\n'));
    expect(shown.join('\n')).not.toMatch(/zenobie|Zénobie|Quintal/);
  });

  it('reach the interviewers when the posting closes or the candidate leaves', async () => {
    const { id: interviewId } = await schedule({ proposed_slots: [NOON, '2026-03-09T16:00:00.000Z'] });
    expect((await about(colleague, /^Vous participez/))[0]?.text).toContain('n’a pas encore choisi');
    const other = await candidate(app);
    const { id: left } = await applied(app, other.token, owner.jobId);
    await schedule({}, left);
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: other.token })).status).toBe(200);
    await app.runJobs();
    expect(await about(colleague, /^Entrevue annulée/)).toHaveLength(1);
    await app.request({ method: 'DELETE', url: `/api/jobs/${owner.jobId}`, token: owner.token });
    await app.runJobs();
    const cancelled = await about(colleague, /^Entrevue annulée/);
    expect(cancelled.map((email) => eventIn(email)?.uid)).toContain(`${interviewId}@entrevue`);
    expect(cancelled).toHaveLength(2);
  });
});
