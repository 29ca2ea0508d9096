import { RequestContext } from '@mikro-orm/core';
import { RunStageActions } from '../../../server/modules/applications/use-cases/run-stage-actions.js';
import type { JobStages, StageTemplates } from '../../../server/modules/applications/http/stages.contract.js';
import type { ReceivedApplication } from '../../../server/modules/applications/http/applications.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { emailsTo } from '../identity/mailbox.js';
import { publish } from '../jobs/market.js';
import { applied, candidate, type Candidate, decide, detailOf, employer, inHours, newsOf, withdraw } from './stage.js';

type Answer<T> = Promise<TestAnswer<T & ErrorAnswer>>;
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Sessions end after a day without a request. */
const STEP = 20 * 60 * MINUTE;

const stage = (id: string, maps_to: string, more = {}) => ({ id, maps_to, name: { fr: id, en: id }, ...more });
const ASK = { kind: 'ASK_ANSWERS' };
const remind = (whom: string, days = 3) => ({ kind: 'REMIND_AFTER', days, whom });
const asked = 'a des questions pour vous';

describe('the automatic actions of a stage', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let person: Candidate;
  let jobId: string;
  let id: string;
  let sessions: string[];

  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' } });
  });
  beforeEach(async () => {
    // Delete earlier plans, so that the next test does not count them.
    await query(app.databaseUrl, 'delete from stage_action');
    sessions = [];
    company = await employer(app);
    sessions.push(company.token);
    jobId = (await publish(app, company.token, { video_questions: ['Pourquoi nous?'] })).id;
    person = await someone();
    id = (await applied(app, person.token, jobId)).id;
  });
  afterAll(() => app.close());

  const someone = async (): Promise<Candidate> => {
    const made = await candidate(app);
    sessions.push(made.token);
    return made;
  };
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= STEP) {
      app.clock.advance(Math.min(left, STEP));
      for (const token of ms > STEP ? sessions : []) await app.request({ url: '/api/notifications', token });
    }
  };
  const save = (stages: readonly object[], version = 0, job = jobId): Answer<JobStages> =>
    app.request({ method: 'PUT', url: `/api/jobs/${job}/stages`, token: company.token, payload: { version, stages } });
  const move = async (stageId: string, application = id): Promise<void> => {
    const { body } = await detailOf(app, company.token, application);
    const { version } = (body as ReceivedApplication).stage;
    // An entry is known by its time.
    app.clock.advance(1);
    const url = `/api/applications/${application}/stage`;
    const payload = { stage_id: stageId, version };
    const moved = await app.request({ method: 'PUT', url, token: company.token, payload });
    expect(moved.status).toBe(200);
    await app.runJobs();
  };
  const run = (): Promise<number> => RequestContext.create(app.orm.em, () => app.app.get(RunStageActions).execute());
  /** Lets time pass, and carries out what is due by then. */
  const after = async (ms: number): Promise<number> => {
    await pass(ms);
    const settled = await run();
    await app.runJobs();
    return settled;
  };
  const states = async (application = id): Promise<string[]> => {
    const rows = await query<{ kind: string; state: string }>(
      app.databaseUrl,
      'select kind, state from stage_action where application_id = $1 order by entered_at, kind, whom',
      [application],
    );
    return rows.map(({ kind, state }) => `${kind} ${state}`);
  };
  const toldOf = async (words: string, token = person.token): Promise<number> =>
    (await newsOf(app, token)).filter((each) => each.includes(words)).length;

  it('are stored with the stage, its limit and its templates, and refused if they make no sense', async () => {
    const full = stage('call', 'REVIEWED', { limit_days: 4, actions: [ASK, remind('TEAM'), remind('CANDIDATE', 5)] });
    const saved = await save([full]);
    expect(saved.status).toBe(200);
    expect(saved.body.stages.find((each) => each.id === 'call')).toEqual({ ...full, people: 0 });
    const template = await app.request<StageTemplates>({
      method: 'POST',
      url: '/api/stage-templates',
      token: company.token,
      payload: { name: 'Avec actions', stages: [full] },
    });
    expect(template.body.templates[0]?.stages).toEqual([full]);
    await move('call');
    expect(((await detailOf(app, company.token, id)).body as ReceivedApplication).stage.limit_days).toBe(4);
    const theirs = await detailOf(app, person.token, id);
    expect(JSON.stringify(theirs.body)).not.toMatch(/limit_days|ASK_ANSWERS|"actions"/);

    const refused = [
      { actions: [ASK, ASK] },
      { actions: [remind('TEAM', 1), remind('TEAM', 2)] },
      { actions: [ASK, { kind: 'PROPOSE_TIMES' }, remind('TEAM'), remind('CANDIDATE')] },
      { actions: [remind('TEAM', 0)] },
      { actions: [{ kind: 'REMIND_AFTER', days: 3 }] },
      { actions: [{ ...ASK, days: 3 }] },
      { limit_days: 91 },
    ].map((more) => stage('call', 'REVIEWED', more));
    for (const each of [...refused, stage('no', 'REJECTED', { actions: [remind('TEAM')] })]) {
      expect((await save([each], 1)).status).toBe(400);
    }
  });

  it('ask for answers once, five minutes after the entry, by notification and email', async () => {
    await save([stage('call', 'REVIEWED', { actions: [ASK] })]);
    await move('call');
    expect(await after(4 * MINUTE)).toBe(0);
    expect(await toldOf(asked)).toBe(0);
    app.clock.advance(MINUTE);
    // Two workers at the same time settle it once.
    expect((await Promise.all([run(), run()])).reduce((sum, each) => sum + each)).toBe(1);
    expect(await toldOf(asked)).toBe(1);
    expect((await emailsTo(app, person.email)).filter(({ subject }) => subject.includes(asked))).toHaveLength(1);
    expect(await after(DAY)).toBe(0);
    expect(await states()).toEqual(['ASK_ANSWERS DONE']);
  });

  it('ask nobody again within a week, however often the stage is entered, nor for another posting', async () => {
    await save([stage('call', 'REVIEWED', { actions: [ASK] }), stage('test', 'REVIEWED')]);
    await move('call');
    await after(5 * MINUTE);
    await move('test');
    await move('call');
    await after(DAY);
    expect(await states()).toEqual(['ASK_ANSWERS DONE', 'ASK_ANSWERS SKIPPED']);
    expect(await toldOf(asked)).toBe(1);
    const other = (await publish(app, company.token, { video_questions: ['Et vous?'] })).id;
    await save([stage('new', 'PENDING', { actions: [ASK] })], 0, other);
    const otherId = (await applied(app, person.token, other)).id;
    await app.runJobs();
    await after(5 * MINUTE);
    expect(await states(otherId)).toEqual(['ASK_ANSWERS SKIPPED']);
    await move('test');
    await pass(7 * DAY);
    await move('call');
    await after(5 * MINUTE);
    expect(await toldOf(asked)).toBe(2);
  });

  it('do nothing if the application leaves the stage within five minutes, or is refused in the meantime', async () => {
    await save([stage('call', 'REVIEWED', { actions: [ASK] }), stage('test', 'REVIEWED')]);
    await move('call');
    await move('test');
    expect(await states()).toEqual(['ASK_ANSWERS CANCELLED']);
    await move('call');
    await decide(app, company.token, id, { status: 'REJECTED' });
    await app.runJobs({ delayed: false });
    app.clock.advance(1_000);
    await decide(app, company.token, id, { status: 'UNDO_REJECTED' });
    await app.runJobs({ delayed: false });
    // The undone refusal is another entry, from which the five minutes count.
    expect(await states()).toEqual(['ASK_ANSWERS CANCELLED', 'ASK_ANSWERS CANCELLED', 'ASK_ANSWERS WAITING']);
    await after(5 * MINUTE);
    expect(await toldOf(asked)).toBe(1);
  });

  it('remind the team without a name, and only while the application is still there', async () => {
    await query(app.databaseUrl, `update account set full_name = 'Zénobie Quintal' where id = $1`, [person.id]);
    await save([stage('call', 'REVIEWED', { actions: [remind('TEAM')] }), stage('test', 'REVIEWED')]);
    await move('call');
    await after(2 * DAY);
    expect(await toldOf('à la même étape', company.token)).toBe(0);
    await after(DAY);
    const { body } = await app.request<{ notifications: { text: string; path: string }[] }>({
      url: '/api/notifications',
      token: company.token,
    });
    const told = body.notifications.filter(({ text }) => text.includes('à la même étape'));
    expect(told).toHaveLength(1);
    const emails = await emailsTo(app, company.email);
    const sent = JSON.stringify([told, emails.filter(({ subject }) => subject.includes('attend'))]);
    expect(sent).not.toContain('Zénobie');
    expect(sent).toContain(id);
  });

  it('remind the candidate only if they have something to do', async () => {
    await save([stage('panel', 'INTERVIEW', { actions: [remind('CANDIDATE', 2), { kind: 'PROPOSE_TIMES' }] })]);
    await move('panel');
    await after(5 * MINUTE);
    expect(await toldOf('Proposez des moments', company.token)).toBe(1);
    await after(2 * DAY);
    expect(await states()).toEqual(['PROPOSE_TIMES DONE', 'REMIND_AFTER SKIPPED']);

    const other = await someone();
    const otherId = (await applied(app, other.token, jobId)).id;
    const times = [inHours(app, 240), inHours(app, 260)];
    const interview = { scheduled_at: times[0], proposed_slots: times, type: 'PHONE' };
    expect((await decide(app, company.token, otherId, { status: 'INTERVIEW', interview })).status).toBe(200);
    await app.runJobs();
    await after(2 * DAY);
    expect(await states(otherId)).toEqual(['PROPOSE_TIMES SKIPPED', 'REMIND_AFTER DONE']);
    expect(await toldOf('attend votre réponse', other.token)).toBe(1);
  });

  it('leave people alone who withdrew, hide from the company, or were blocked, and postings that closed or changed', async () => {
    await save([
      stage('new', 'PENDING', { actions: [ASK] }),
      stage('call', 'REVIEWED', { actions: [remind('TEAM', 1)] }),
    ]);
    const others = [await someone(), await someone(), await someone()];
    const [gone, hidden, blocked] = others;
    if (!gone || !hidden || !blocked) throw new Error('three people');
    const ids = [];
    for (const each of others) ids.push((await applied(app, each.token, jobId)).id);
    await app.runJobs();
    await withdraw(app, gone.token, ids[0] ?? '');
    const exclusion = { company_id: company.companyId };
    const hide = await app.request({
      method: 'POST',
      url: '/api/users/me/exclusions',
      token: hidden.token,
      payload: exclusion,
    });
    expect(hide.status).toBe(201);
    await query(
      app.databaseUrl,
      'insert into account_block (blocker_id, blocked_id, created_at) values ($1, $2, now())',
      [company.id, blocked.id],
    );
    await app.runJobs();
    await after(6 * MINUTE);
    expect(await Promise.all(ids.map((each) => states(each)))).toEqual([
      ['ASK_ANSWERS CANCELLED'],
      ['ASK_ANSWERS SKIPPED'],
      ['ASK_ANSWERS SKIPPED'],
    ]);
    for (const each of others) expect(await toldOf(asked, each.token)).toBe(0);

    await move('call');
    await save([stage('new', 'PENDING'), stage('call', 'REVIEWED', { actions: [ASK] })], 1);
    await after(DAY);
    expect((await states()).at(-1)).toBe('REMIND_AFTER CANCELLED');
    const late = await someone();
    await save([stage('new', 'PENDING', { actions: [ASK] }), stage('call', 'REVIEWED')], 2);
    const lateId = (await applied(app, late.token, jobId)).id;
    await app.runJobs();
    await app.request({ method: 'DELETE', url: `/api/jobs/${jobId}`, token: company.token });
    await after(6 * MINUTE);
    expect(await states(lateId)).toEqual(['ASK_ANSWERS CANCELLED']);
    expect(await toldOf(asked, late.token)).toBe(0);
  });

  it('are planned once for each of many, also when the request is sent again and its jobs run twice', async () => {
    await save([stage('call', 'REVIEWED', { actions: [ASK, remind('TEAM')] })]);
    const ids = [id];
    for (let n = 0; n < 4; n += 1) ids.push((await applied(app, (await candidate(app)).token, jobId)).id);
    const send = () =>
      app.request({
        method: 'POST',
        url: '/api/applications/bulk',
        token: company.token,
        payload: { ids, action: 'STAGE', stage_id: 'call' },
        headers: { 'idempotency-key': 'move-all-of-these-people' },
      });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    await app.runJobs();
    await query(
      app.databaseUrl,
      `update outbox_message set published_at = null where name = 'applications.application-changed'`,
    );
    await app.runJobs();
    const planned = await Promise.all(ids.map((each) => states(each)));
    expect(planned).toEqual(ids.map(() => ['ASK_ANSWERS WAITING', 'REMIND_AFTER WAITING']));
    await after(5 * MINUTE);
    const settled = await Promise.all(ids.map((each) => states(each)));
    expect(settled).toEqual(ids.map(() => ['ASK_ANSWERS DONE', 'REMIND_AFTER WAITING']));
  });
});
