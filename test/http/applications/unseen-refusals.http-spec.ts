import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { unzip } from '../../support/unzip.js';
import { emailsTo } from '../identity/mailbox.js';
import {
  answerOffer,
  applied,
  candidate,
  type Candidate,
  changeInterview,
  decide,
  detailOf,
  employer,
  inHours,
  newsOf,
  ownDetail,
  ownPage,
  soon,
  withdraw,
} from './stage.js';

const MINUTE = 60_000;

describe('a refusal that can still be undone', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let seeker: Candidate;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    company = await employer(app);
    seeker = await candidate(app);
    id = (await applied(app, seeker.token, company.jobId)).id;
  });
  afterAll(() => app.close());

  const reject = () => decide(app, company.token, id, { status: 'REJECTED', reason: 'Nous cherchons autre chose.' });
  const undo = () => decide(app, company.token, id, { status: 'UNDO_REJECTED' });

  /** All answers about their applications that the candidate gets from the server. */
  async function everythingKnown(): Promise<string> {
    await app.runJobs({ delayed: false });
    const pages = [
      `/api/applications/${id}`,
      '/api/applications',
      '/api/applications?archived=true',
      '/api/applications?status=REJECTED',
      '/api/notifications',
      '/api/dashboard/jobseeker/stats',
      '/api/users/stats',
      '/api/matches',
      '/api/users/me/access-log',
      '/api/messages/conversations',
      `/api/jobs/${company.jobId}`,
    ];
    const read = await Promise.all(pages.map((url) => app.request({ url, token: seeker.token })));
    const { bytes } = await app.request({ url: '/api/users/me/export', token: seeker.token });
    const files = await unzip(bytes);
    const kept = ['applications.json', 'application-history.json'].map((name) => String(files.get(name)));
    const sockets = await query(
      app.databaseUrl,
      `select type, payload from realtime_event where user_id = $1 and type = 'application.changed' order by id`,
      [seeker.id],
    );
    expect(read.map(({ status }) => status)).toEqual(read.map(() => 200));
    const answers = read.map(({ status, text }, index) => [pages[index], status, text]);
    return JSON.stringify([answers, kept, sockets]);
  }

  it('is not visible to the candidate, and leaves no trace after it was undone', async () => {
    await decide(app, company.token, id, { status: 'REVIEWED' });
    const before = await everythingKnown();
    expect(before).toContain('REVIEWED');
    app.clock.advance(MINUTE);
    expect((await reject()).body.status).toBe('REJECTED');
    expect(await everythingKnown()).toBe(before);
    app.clock.advance(4 * MINUTE - 1);
    expect(await everythingKnown()).toBe(before);
    expect((await undo()).status).toBe(200);
    expect(await everythingKnown()).toBe(before);
    // The company’s own history keeps both.
    expect((await detailOf(app, company.token, id)).body.history.map(({ to }) => to)).toEqual([
      'PENDING',
      'REVIEWED',
      'REJECTED',
      'REVIEWED',
    ]);
    expect((await emailsTo(app, seeker.email)).filter(({ subject }) => subject.startsWith('Réponse'))).toEqual([]);
    expect((await newsOf(app, seeker.token)).join()).not.toContain('retenu');
  });

  it('is final after five minutes, even if the job is late', async () => {
    await reject();
    await app.runJobs({ delayed: false });
    app.clock.advance(5 * MINUTE);
    const { body } = await ownDetail(app, seeker.token, id);
    expect(body).toMatchObject({ status: 'REJECTED', reason: 'Nous cherchons autre chose.', is_archived: true });
    expect(body.history.map(({ to }) => to)).toEqual(['PENDING', 'REJECTED']);
    expect((await ownPage(app, seeker.token)).counts).toEqual({ active: 0, archived: 1 });
    const heard = () =>
      query<{ status: string }>(
        app.databaseUrl,
        `select payload->>'status' as status from realtime_event where user_id = $1 and type = 'application.changed'
          order by id`,
        [seeker.id],
      );
    expect((await heard()).map(({ status }) => status)).not.toContain('REJECTED');
    // Then the job updates screens and the notification centre, once.
    await app.runJobs();
    expect((await heard()).map(({ status }) => status)).toContain('REJECTED');
    expect((await newsOf(app, seeker.token)).filter((text) => text.includes('retenu'))).toHaveLength(1);
  });

  it('does not prevent a withdrawal', async () => {
    await reject();
    const gone = await withdraw(app, seeker.token, id);
    expect([gone.status, gone.body.status]).toEqual([200, 'WITHDRAWN']);
    app.clock.advance(10 * MINUTE);
    await app.runJobs();
    const { body } = await ownDetail(app, seeker.token, id);
    expect(body.history.map(({ from, to }) => [from, to])).toEqual([
      [null, 'PENDING'],
      ['PENDING', 'WITHDRAWN'],
    ]);
    expect((await undo()).body.code).toBe('APPLICATIONS.ALREADY_CHANGED');
  });

  it('does not prevent choosing a time', async () => {
    const slots = [inHours(app, 48), inHours(app, 72)];
    const interview = { scheduled_at: slots[0], proposed_slots: slots, type: 'VIDEO' };
    const { body } = await decide(app, company.token, id, { status: 'INTERVIEW', interview });
    await reject();
    const chosen = await changeInterview(app, seeker.token, id, body.interviews[0]!.id, { choose: slots[1] });
    expect([chosen.status, chosen.body.status]).toEqual([200, 'INTERVIEW']);
  });

  it('is undone if the candidate accepts an offer before it is final, but not if they decline one', async () => {
    const offer = { pay: '65 000 $', start_date: soon(app) };
    await decide(app, company.token, id, { status: 'INTERVIEW' });
    await decide(app, company.token, id, { status: 'OFFERED', offer });
    await reject();
    const accepted = await answerOffer(app, seeker.token, id, { answer: 'ACCEPTED' });
    expect(accepted.body).toMatchObject({ status: 'OFFERED', offer: { state: 'ACCEPTED' } });
    app.clock.advance(10 * MINUTE);
    await app.runJobs();
    expect((await detailOf(app, company.token, id)).body).toMatchObject({
      status: 'OFFERED',
      offer: { state: 'ACCEPTED' },
    });
    expect((await ownDetail(app, seeker.token, id)).body.history.map(({ to }) => to)).toEqual([
      'PENDING',
      'INTERVIEW',
      'OFFERED',
    ]);

    const other = await candidate(app);
    id = (await applied(app, other.token, company.jobId)).id;
    await decide(app, company.token, id, { status: 'INTERVIEW' });
    await decide(app, company.token, id, { status: 'OFFERED', offer });
    await reject();
    expect((await answerOffer(app, other.token, id, { answer: 'DECLINED' })).status).toBe(200);
    app.clock.advance(10 * MINUTE);
    await app.runJobs();
    expect((await ownDetail(app, other.token, id)).body).toMatchObject({
      status: 'REJECTED',
      offer: { state: 'DECLINED' },
    });
  });

  it('withdraws an open offer when it is final', async () => {
    await decide(app, company.token, id, { status: 'INTERVIEW' });
    await decide(app, company.token, id, { status: 'OFFERED', offer: { pay: '65 000 $', start_date: soon(app) } });
    await reject();
    expect((await ownDetail(app, seeker.token, id)).body.offer?.state).toBe('OPEN');
    app.clock.advance(5 * MINUTE);
    expect((await ownDetail(app, seeker.token, id)).body.offer?.state).toBe('WITHDRAWN');
    expect((await answerOffer(app, seeker.token, id, { answer: 'ACCEPTED' })).status).toBe(409);
    await app.runJobs();
    const [stored] = await query<{ state: string }>(
      app.databaseUrl,
      'select state from application_offer where application_id = $1',
      [id],
    );
    expect(stored?.state).toBe('WITHDRAWN');
  });

  it('is visible like the first one if it is the second', async () => {
    await reject();
    await undo();
    await reject();
    app.clock.advance(5 * MINUTE);
    await app.runJobs();
    expect((await newsOf(app, seeker.token)).filter((text) => text.includes('retenu'))).toHaveLength(1);
  });

  it('gives the true state to a candidate who withdraws twice, or withdraws after the decision', async () => {
    await withdraw(app, seeker.token, id);
    const twice = await withdraw(app, seeker.token, id);
    expect([twice.status, twice.body.error]).toEqual([409, 'Cette candidature est déjà retirée.']);
    const other = await candidate(app);
    id = (await applied(app, other.token, company.jobId)).id;
    await reject();
    const again = await reject();
    expect([again.status, again.body.error]).toEqual([409, 'Cette candidature est déjà refusée.']);
    app.clock.advance(5 * MINUTE);
    const late = await withdraw(app, other.token, id);
    expect([late.status, late.body.error]).toEqual([409, 'Cette candidature est déjà refusée.']);
  });
});
