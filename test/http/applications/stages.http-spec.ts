import type { JobStages, StageTemplates } from '../../../server/modules/applications/http/stages.contract.js';
import type { BulkAnswer, SelectionAnswer } from '../../../server/modules/applications/http/bulk.contract.js';
import type { ReceivedApplication } from '../../../server/modules/applications/http/applications.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { unzip } from '../../support/unzip.js';
import { memberOf } from '../companies/team-stage.js';
import { emailsTo } from '../identity/mailbox.js';
import { publish } from '../jobs/market.js';
import {
  applied,
  candidate,
  type Candidate,
  colleague,
  decide,
  detailOf,
  employer,
  jobPage,
  newsOf,
  soon,
  withdraw,
} from './stage.js';

interface Refused {
  readonly code: string;
  readonly error: string;
  /** Where the person is now, or what a colleague changed. */
  readonly details?: Readonly<Record<string, string>>;
}
type Answer<T> = Promise<TestAnswer<T & Refused>>;
const stage = (id: string, maps_to: string, fr = id, en = `${id} in English`) => ({ id, maps_to, name: { fr, en } });
const CALL = stage('call', 'REVIEWED', 'Appel de présélection', 'Screening call');
const TEST = stage('test', 'REVIEWED', 'Test pratique', 'Practical test');
const PANEL = stage('panel', 'INTERVIEW', 'Comité', 'Panel');
const own = [CALL, TEST, PANEL];

describe('a team’s own stages', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let person: Candidate;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    company = await employer(app);
    person = await candidate(app);
    id = (await applied(app, person.token, company.jobId)).id;
  });
  afterAll(() => app.close());

  const stagesOf = (token = company.token, jobId = company.jobId): Answer<JobStages> =>
    app.request({ url: `/api/jobs/${jobId}/stages`, token });
  const save = (payload: object, token = company.token, jobId = company.jobId): Answer<JobStages> =>
    app.request({ method: 'PUT', url: `/api/jobs/${jobId}/stages`, token, payload });
  const move = (payload: object, token = company.token, application = id): Answer<ReceivedApplication> =>
    app.request({ method: 'PUT', url: `/api/applications/${application}/stage`, token, payload });
  const received = async (): Promise<ReceivedApplication> =>
    (await detailOf(app, company.token, id)).body as ReceivedApplication;
  const idsOf = (stages: readonly { readonly id: string }[]): string[] => stages.map((each) => each.id);

  it('are the seven statuses until the team saves its own; statuses without one keep their standard stage', async () => {
    const before = (await stagesOf()).body;
    expect([before.version, idsOf(before.stages), before.allowed_actions]).toEqual([
      0,
      ['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'],
      ['EDIT', 'EDIT_TEMPLATES'],
    ]);
    const { status, body } = await save({ version: 0, stages: own });
    expect([status, body.version, idsOf(body.stages)]).toEqual([
      200,
      1,
      ['PENDING', 'call', 'test', 'panel', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'],
    ]);
    expect(body.stages[0]).toMatchObject({ id: 'PENDING', people: 1 });
  });

  it('are refused above twelve, without a name in both languages, repeated, or with another status for a standard one', async () => {
    const many = Array.from({ length: 13 }, (_, place) => stage(`s${place}`, 'REVIEWED'));
    const answers = [
      await save({ version: 0, stages: many }),
      await save({ version: 0, stages: [stage('call', 'REVIEWED', 'Appel', ' ')] }),
      await save({ version: 0, stages: [CALL, CALL] }),
      await save({ version: 0, stages: [stage('PENDING', 'REVIEWED')] }),
      await save({ version: 0, stages: [] }),
      await save({ version: 0, stages: [stage('call', 'ELSEWHERE')] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect((await save({ version: 0, stages: many.slice(0, 12) })).status).toBe(200);
  });

  it('are changed by people who decide on the posting, can be read by a reviewer, and are saved once in parallel', async () => {
    const reviewer = await memberOf(app, company, 'REVIEWER');
    const manager = await memberOf(app, company, 'HIRING_MANAGER', [company.jobId]);
    expect((await stagesOf(reviewer.token)).body.allowed_actions).toEqual([]);
    expect((await save({ version: 0, stages: own }, reviewer.token)).status).toBe(403);
    expect((await move({ stage_id: 'REVIEWED', version: 0 }, reviewer.token)).status).toBe(403);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => save({ version: 0, stages: own }, manager.token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'APPLICATIONS.STAGES_CHANGED',
      version: 1,
      details: { stage_ids: '' },
    });
    // A colleague with another change learns who changed what.
    const late = await save({ version: 0, stages: [CALL, { ...TEST, limit_days: 3 }] });
    expect(late.body).toMatchObject({
      version: 1,
      details: { stage_ids: 'test panel', names_fr: 'Test pratique, Comité', names_en: 'Practical test, Panel' },
    });
    for (const part of ['by', 'names_fr']) expect(late.body.error).toContain(late.body.details?.[part]);
  });

  it('move a person within a status and to another one, and a repeated move changes nothing', async () => {
    await save({ version: 0, stages: own });
    const first = await move({ stage_id: 'test', version: 0 });
    expect([first.status, first.body.status, first.body.stage.id]).toEqual([200, 'REVIEWED', 'test']);
    app.clock.advance(60_000);
    const { version } = first.body.stage;
    // The answer was lost, so the client repeats the request with the old version.
    expect((await move({ stage_id: 'test', version: 0 })).body.stage).toMatchObject({ id: 'test', version });
    const within = await move({ stage_id: 'call', version });
    expect(within.body).toMatchObject({ status: 'REVIEWED', stage: { id: 'call', name: CALL.name } });
    expect(Date.parse(within.body.stage.since)).toBe(app.clock.now().getTime());
    const panel = await move({ stage_id: 'panel', version: within.body.stage.version });
    expect(panel.body).toMatchObject({ status: 'INTERVIEW', stage: { id: 'panel', moves: ['OFFERED', 'REJECTED'] } });
    const hasNoOffer = await move({ stage_id: 'OFFERED', version: panel.body.stage.version });
    expect(hasNoOffer.status).toBe(400);
    const offer = { pay: '65 000 $', start_date: soon(app) };
    const offered = await move({ stage_id: 'OFFERED', version: panel.body.stage.version, offer });
    expect(offered.body).toMatchObject({ status: 'OFFERED', stage: { id: 'OFFERED' }, offer: { pay: '65 000 $' } });
    const accepted = await move({ stage_id: 'ACCEPTED', version: offered.body.stage.version });
    expect([accepted.status, accepted.body.code]).toEqual([409, 'APPLICATIONS.STAGE_NEEDS_DECISION']);
    const unknown = await move({ stage_id: 'nowhere', version: offered.body.stage.version });
    expect([unknown.status, unknown.body.code]).toEqual([409, 'APPLICATIONS.STAGE_GONE']);
  });

  it('let one of two members move a person; the other learns where the person is, and who moved them', async () => {
    await save({ version: 0, stages: own });
    const second = await colleague(app, company);
    const answers = await Promise.all([
      move({ stage_id: 'call', version: 0 }),
      move({ stage_id: 'test', version: 0 }, second.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(lost.body).toMatchObject({
      code: 'APPLICATIONS.STAGE_CHANGED',
      details: {
        stage_id: won.body.stage.id,
        name_fr: won.body.stage.name.fr,
        name_en: won.body.stage.name.en,
        version: String(won.body.stage.version),
        by: expect.any(String) as string,
      },
    });
    expect((await received()).stage.id).toBe(won.body.stage.id);
    // They repeat the move with the new version.
    const other = won.body.stage.id === 'call' ? 'test' : 'call';
    expect((await move({ stage_id: other, version: Number(lost.body.details?.version) })).status).toBe(200);
    const steps = await query(app.databaseUrl, 'select 1 from application_event where application_id = $1', [id]);
    expect(steps).toHaveLength(2);
  });

  it('refuse a move after somebody else’s decision, and restore the stage after an undone refusal', async () => {
    await save({ version: 0, stages: own });
    await move({ stage_id: 'test', version: 0 });
    const { version } = (await received()).stage;
    await decide(app, company.token, id, { status: 'REJECTED', reason: 'Erreur' });
    const late = await move({ stage_id: 'call', version });
    expect([late.status, late.body.details?.stage_id]).toEqual([409, 'REJECTED']);
    await decide(app, company.token, id, { status: 'UNDO_REJECTED' });
    expect(await received()).toMatchObject({ status: 'REVIEWED', stage: { id: 'test' } });
    const refused = await move({
      stage_id: 'REJECTED',
      version: (await received()).stage.version,
      reason: 'Autre profil',
    });
    expect(refused.body).toMatchObject({ status: 'REJECTED', reason: 'Autre profil', undo_seconds_left: 300 });
  });

  it('with people are removed only with a new stage for them, and nobody moves if the order changes', async () => {
    await save({ version: 0, stages: own });
    await move({ stage_id: 'test', version: 0 });
    const refused = await save({ version: 1, stages: [CALL, PANEL] });
    expect([refused.status, refused.body.code, refused.body.details]).toMatchObject([
      409,
      'APPLICATIONS.STAGE_IN_USE',
      { stage_id: 'test', people: '1' },
    ]);
    for (const to of ['panel', 'nowhere']) {
      expect((await save({ version: 1, stages: [CALL, PANEL], moves: [{ from: 'test', to }] })).status).toBe(400);
    }
    expect((await save({ version: 1, stages: [CALL, TEST, stage('panel', 'REVIEWED')] })).status).toBe(400);
    await save({ version: 1, stages: [CALL, PANEL], moves: [{ from: 'test', to: 'call' }] });
    expect((await received()).stage.id).toBe('call');
    await save({ version: 2, stages: [TEST, CALL, PANEL] });
    expect((await received()).stage.id).toBe('call');
    // A person who was never moved was in the first stage of the status, and stays there.
    const other = await applied(app, (await candidate(app)).token, company.jobId);
    await decide(app, company.token, other.id, { status: 'REVIEWED' });
    await save({ version: 3, stages: [CALL, TEST, PANEL] });
    const { body } = await jobPage(app, company.token, company.jobId);
    expect(Object.fromEntries(body.applications.map((row) => [row.id, row.stage.id]))).toEqual({
      [id]: 'call',
      [other.id]: 'test',
    });
  });

  it('can filter, sort and group the list, and are in the file in the reader’s language', async () => {
    await save({ version: 0, stages: own });
    const second = (await applied(app, (await candidate(app, { full_name: 'Luc Gervais' })).token, company.jobId)).id;
    await move({ stage_id: 'test', version: 0 });
    await move({ stage_id: 'call', version: 0 }, company.token, second);
    const page = (await jobPage(app, company.token, company.jobId, '?sort=STAGE')).body;
    expect(page.applications.map((row) => row.stage.id)).toEqual(['call', 'test']);
    expect(page.has_own_stages).toBe(true);
    expect(page.stages.map((each) => [each.id, each.count]).slice(0, 4)).toEqual([
      ['PENDING', 0],
      ['call', 1],
      ['test', 1],
      ['panel', 0],
    ]);
    const filtered = (await jobPage(app, company.token, company.jobId, '?stage=test,panel')).body;
    expect([filtered.total, filtered.applications.map((row) => row.id)]).toEqual([1, [id]]);
    const selection = await app.request<SelectionAnswer>({
      url: `/api/applications/job/${company.jobId}/selection?stage=call`,
      token: company.token,
    });
    expect(selection.body.people.map((each) => [each.id, each.stage_moves])).toEqual([[second, ['test', 'panel']]]);
    const file = async (language: string): Promise<string> =>
      (
        await app.request({
          url: `/api/applications/job/${company.jobId}/file?sort=STAGE`,
          token: company.token,
          headers: { 'accept-language': language },
        })
      ).text;
    expect(await file('fr')).toMatch(/Nom,État,Étape[^]*Appel de présélection[^]*Test pratique/);
    expect(await file('en')).toMatch(/Name,Status,Stage[^]*Screening call[^]*Practical test/);
  });

  it('can move many people in one request, with a result for each, but decline nobody', async () => {
    await save({ version: 0, stages: own });
    const others = [await candidate(app), await candidate(app)];
    const ids = [
      id,
      ...(await Promise.all(others.map(async ({ token }) => (await applied(app, token, company.jobId)).id))),
    ];
    await withdraw(app, others[1]?.token ?? '', ids[2] ?? '');
    const bulk = (payload: object): Answer<BulkAnswer> =>
      app.request({
        method: 'POST',
        url: '/api/applications/bulk',
        token: company.token,
        payload: { ids, ...payload },
      });
    expect((await bulk({ action: 'STAGE' })).status).toBe(400);
    expect((await bulk({ action: 'REVIEWED', stage_id: 'test' })).status).toBe(400);
    const moved = await bulk({ action: 'STAGE', stage_id: 'test' });
    expect(moved.body).toMatchObject({ action: 'STAGE', done: 2, refused: 1, undo_seconds_left: null });
    const declined = await bulk({ action: 'STAGE', stage_id: 'REJECTED' });
    expect(declined.body.results.map(({ code }) => code)).toEqual([
      'APPLICATIONS.STAGE_NEEDS_DECISION',
      'APPLICATIONS.STAGE_NEEDS_DECISION',
      'REQUEST.NOT_FOUND',
    ]);
    const { body } = await jobPage(app, company.token, company.jobId);
    expect(body.applications.map((row) => row.stage.id)).toEqual(['test', 'test']);
  });

  it('are kept as templates of the company, for its recruiters', async () => {
    const template = (payload: object, token = company.token): Answer<StageTemplates> =>
      app.request({ method: 'POST', url: '/api/stage-templates', token, payload });
    const saved = await template({ name: 'Ventes', stages: own });
    expect(saved.body.templates).toMatchObject([{ name: 'Ventes', stages: own }]);
    const again = await template({ name: 'Ventes', stages: own });
    expect([again.status, again.body.code]).toEqual([409, 'APPLICATIONS.TEMPLATE_NAME_TAKEN']);
    const manager = await memberOf(app, company, 'HIRING_MANAGER', [company.jobId]);
    expect((await template({ name: 'Autre', stages: own }, manager.token)).status).toBe(403);
    const posting = (await publish(app, company.token)).id;
    expect((await stagesOf(company.token, posting)).body.templates).toHaveLength(1);
    const rest = await Promise.all(
      Array.from({ length: 25 }, (_, place) => template({ name: `Modèle ${place}`, stages: own })),
    );
    expect(rest.filter(({ status }) => status === 201)).toHaveLength(19);
    const gone = await app.request<StageTemplates>({
      method: 'DELETE',
      url: `/api/stage-templates/${saved.body.templates[0]?.id}`,
      token: company.token,
    });
    expect(gone.body.templates.map(({ name }) => name)).not.toContain('Ventes');
  });

  describe('are hidden from candidates', () => {
    /** Everything that a person receives: their pages, notifications, emails, and data export. */
    const toldTo = async ({ token, email }: Candidate, application: string): Promise<string> => {
      await app.runJobs();
      const answers = [
        await detailOf(app, token, application),
        await app.request<object>({ url: '/api/applications', token }),
        await app.request<object>({ url: '/api/users/me/access-log', token }),
      ];
      const copy = await unzip((await app.request({ url: '/api/users/me/export', token })).bytes);
      const files = [...copy].filter(([path]) => /application|interview|message|notification/.test(path)).sort();
      return JSON.stringify([
        answers.map(({ text }) => text),
        await newsOf(app, token),
        (await emailsTo(app, email)).map(({ subject, text }) => [subject, text]),
        files.map(([path, content]) => [path, content.toString()]),
      ]);
    };

    it('so that the same status with other stages, names and order gives them the same answers, byte by byte', async () => {
      await decide(app, company.token, id, { status: 'REVIEWED' });
      // The candidate may know that the company opened the application.
      await received();
      const world = await toldTo(person, id);
      await save({ version: 0, stages: own });
      await move({ stage_id: 'test', version: (await received()).stage.version });
      const bulk = await app.request<BulkAnswer>({
        method: 'POST',
        url: '/api/applications/bulk',
        token: company.token,
        payload: { ids: [id], action: 'STAGE', stage_id: 'call' },
      });
      expect(bulk.body.results).toMatchObject([{ outcome: 'DONE', code: null }]);
      await move({ stage_id: 'test', version: (await received()).stage.version });
      await save({ version: 1, stages: [stage('test', 'REVIEWED', 'Renommée', 'Renamed'), PANEL, CALL] });
      expect(await toldTo(person, id)).toBe(world);
      for (const text of ['Renommée', 'Renamed', 'call', 'stage']) {
        expect((await detailOf(app, person.token, id)).text).not.toContain(text);
      }
    });

    it('so that a decision by a move shows them the same as the decision alone', async () => {
      await save({ version: 0, stages: own });
      const twin = await candidate(app);
      const other = (await applied(app, twin.token, company.jobId)).id;
      await decide(app, company.token, id, { status: 'REVIEWED' });
      await decide(app, company.token, id, { status: 'INTERVIEW' });
      await move({ stage_id: 'test', version: 0 }, company.token, other);
      await move({ stage_id: 'panel', version: 2 }, company.token, other);
      const same = async (who: Candidate, application: string): Promise<string> =>
        (await detailOf(app, who.token, application)).text.replaceAll(application, 'application');
      const [one, two] = [await same(person, id), await same(twin, other)];
      const timeless = (text: string): string => text.replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"time"');
      expect(timeless(two)).toBe(timeless(one));
    });
  });
});
