import type {
  BulkAnswer,
  BulkRequest,
  SelectionAnswer,
} from '../../../server/modules/applications/http/bulk.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
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
  withdraw,
} from './stage.js';

const MINUTE = 60_000;

describe('one action on many applications', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let people: Candidate[];
  let ids: string[];

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    company = await employer(app);
    people = [];
    ids = [];
    for (const full_name of ['Ana Roy', 'Luc Gervais', 'Zoé Hébert']) {
      const person = await candidate(app, { full_name });
      people.push(person);
      ids.push((await applied(app, person.token, company.jobId, { cover_letter: `Je suis ${full_name}.` })).id);
    }
  });
  afterAll(() => app.close());

  const bulk = (
    payload: Partial<BulkRequest> | object,
    { token = company.token, key = newId() } = {},
  ): Promise<TestAnswer<BulkAnswer & ErrorAnswer>> =>
    app.request({ method: 'POST', url: '/api/applications/bulk', token, payload, headers: { 'idempotency-key': key } });
  const undo = (id: string, token = company.token): Promise<TestAnswer<BulkAnswer & ErrorAnswer>> =>
    app.request({ method: 'POST', url: `/api/applications/bulk/${id}/undo`, token });
  const statuses = async (): Promise<string[]> =>
    (
      await query<{ status: string }>(
        app.databaseUrl,
        'select status from application where id = any($1) order by id',
        [ids],
      )
    ).map(({ status }) => status);
  const outcomes = ({ body }: TestAnswer<BulkAnswer>) => body.results.map(({ outcome, code }) => [outcome, code]);

  it.each(['REVIEWED', 'INTERVIEW'] as const)('moves them to %s, in the order of the request', async (action) => {
    const moved = await bulk({ ids: [...ids].reverse(), action });
    expect([moved.status, moved.body.done, moved.body.refused, moved.body.undo_seconds_left]).toEqual([
      200,
      3,
      0,
      null,
    ]);
    expect(moved.body.results.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(await statuses()).toEqual([action, action, action]);
    const late = await undo(moved.body.id);
    expect([late.status, late.body.code]).toEqual([409, 'APPLICATIONS.NOTHING_TO_UNDO']);
  });

  it('declines with a text for each person, who can read it five minutes later', async () => {
    const [first = '', second = '', third = ''] = ids;
    const texts = [
      { id: first, reason: 'Merci, Ana.' },
      { id: third, reason: null },
    ];
    const declined = await bulk({ ids, action: 'REJECTED', reason: 'Le poste est pourvu.', texts });
    expect(declined.body).toMatchObject({ action: 'REJECTED', done: 3, refused: 0, undo_seconds_left: 300 });
    for (const { token } of people)
      expect(
        (await app.request<{ applications: { status: string }[] }>({ url: '/api/applications', token })).body
          .applications[0]?.status,
      ).toBe('PENDING');
    app.clock.advance(5 * MINUTE);
    const reasons = await Promise.all(
      [first, second, third].map(async (id, at) => (await detailOf(app, people[at]?.token ?? '', id)).body.reason),
    );
    expect(reasons).toEqual(['Merci, Ana.', 'Le poste est pourvu.', null]);
    const message = (await emailsTo(app, people[0]?.email ?? '')).at(-1);
    expect(message?.text).toContain('Merci, Ana.');
    expect(message?.text).not.toContain('Le poste est pourvu.');
  });

  it('names the refused ones with the reason in the reader’s language, and does not change them', async () => {
    const other = await employer(app, 'Ailleurs');
    const [first = '', second = ''] = ids;
    await withdraw(app, people[0]?.token ?? '', first);
    await decide(app, company.token, second, { status: 'REJECTED', reason: 'Avant' });
    const elsewhere = (await applied(app, people[2]?.token ?? '', other.jobId)).id;
    const mixed = await bulk({ ids: [...ids, elsewhere, newId()], action: 'REJECTED', reason: 'Après' });
    expect([mixed.status, mixed.body.done, mixed.body.refused]).toEqual([200, 1, 4]);
    expect(outcomes(mixed)).toEqual([
      ['REFUSED', 'APPLICATIONS.ALREADY_CHANGED'],
      ['REFUSED', 'APPLICATIONS.ALREADY_CHANGED'],
      ['DONE', null],
      ['REFUSED', 'REQUEST.NOT_FOUND'],
      ['REFUSED', 'REQUEST.NOT_FOUND'],
    ]);
    expect(mixed.body.results[1]?.error).toBe('Cette candidature est déjà refusée.');
    expect(await statuses()).toEqual(['WITHDRAWN', 'REJECTED', 'REJECTED']);
    expect((await detailOf(app, company.token, second)).body.reason).toBe('Avant');
    const rows = await query(app.databaseUrl, 'select 1 from application_bulk_item where application_id = any($1)', [
      [first, second, elsewhere],
    ]);
    expect(rows).toEqual([]);
  });

  it('are undone together within five minutes, also by a colleague, and candidates do not notice', async () => {
    const [, second = ''] = ids;
    await decide(app, company.token, second, { status: 'REVIEWED' });
    const declined = await bulk({ ids, action: 'REJECTED', reason: 'Erreur' });
    const { token } = await colleague(app, company);
    app.clock.advance(5 * MINUTE - 1);
    const undone = await undo(declined.body.id, token);
    expect([undone.status, undone.body.done, undone.body.refused]).toEqual([200, 3, 0]);
    expect(await statuses()).toEqual(['PENDING', 'REVIEWED', 'PENDING']);
    const again = await undo(declined.body.id);
    expect([again.status, again.body.done]).toEqual([200, 3]);
    app.clock.advance(10 * MINUTE);
    for (const { email } of people) {
      const subjects = (await emailsTo(app, email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('Réponse'))).toEqual([]);
    }
  });

  it('are not undone later, by a stranger, or if there is a newer decision', async () => {
    const declined = await bulk({ ids, action: 'REJECTED' });
    const stranger = await employer(app, 'Ailleurs');
    expect((await undo(declined.body.id, stranger.token)).status).toBe(404);
    const [first = ''] = ids;
    await decide(app, company.token, first, { status: 'UNDO_REJECTED' });
    await decide(app, company.token, first, { status: 'REJECTED', reason: 'Pour de bon' });
    const undone = await undo(declined.body.id);
    expect(outcomes(undone)).toContainEqual(['REFUSED', 'APPLICATIONS.ALREADY_CHANGED']);
    expect([undone.body.done, undone.body.refused]).toEqual([2, 1]);
    expect((await detailOf(app, company.token, first)).body).toMatchObject({
      status: 'REJECTED',
      reason: 'Pour de bon',
    });
    const second = await bulk({ ids: ids.slice(1), action: 'REJECTED' });
    app.clock.advance(5 * MINUTE);
    const late = await undo(second.body.id);
    expect([late.status, late.body.code]).toEqual([409, 'APPLICATIONS.UNDO_OVER']);
  });

  it('happen once per key, also for parallel requests, and a key is valid for one request only', async () => {
    const key = newId();
    const request = { ids, action: 'REJECTED', reason: 'Une fois' };
    const both = await Promise.all([bulk(request, { key }), bulk(request, { key })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    // The idempotency layer forgets after a day; the bulk itself still knows its key.
    await query(app.databaseUrl, 'delete from idempotency_key');
    const repeated = await bulk(request, { key });
    expect([repeated.status, repeated.body.done, repeated.body.refused]).toEqual([200, 3, 0]);
    const steps = await query(
      app.databaseUrl,
      `select 1 from application_event where application_id = any($1) and to_status = 'REJECTED'`,
      [ids],
    );
    expect(steps).toHaveLength(3);
    await query(app.databaseUrl, 'delete from idempotency_key');
    const other = await bulk({ ...request, reason: 'Autre chose' }, { key });
    expect([other.status, other.body.code]).toEqual([422, 'REQUEST.IDEMPOTENCY_KEY_REUSED']);
  });

  it('of two members at once, in opposite order, decline each person once, and each learns who was left to them', async () => {
    const { token } = await colleague(app, company);
    const both = await Promise.all([
      bulk({ ids, action: 'REJECTED', reason: 'Première' }),
      bulk({ ids: [...ids].reverse(), action: 'REJECTED', reason: 'Seconde' }, { token }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.reduce((sum, { body }) => sum + body.done, 0)).toBe(ids.length);
    for (const { body } of both) {
      for (const { outcome, code } of body.results) {
        expect([null, 'APPLICATIONS.ALREADY_CHANGED']).toContain(code);
        expect(outcome).toBe(code === null ? 'DONE' : 'REFUSED');
      }
    }
    for (const id of ids) {
      const winner = both.find(({ body }) => body.results.some((each) => each.id === id && each.outcome === 'DONE'));
      const reason = winner === both[0] ? 'Première' : 'Seconde';
      expect((await detailOf(app, company.token, id)).body).toMatchObject({ status: 'REJECTED', reason });
    }
    app.clock.advance(6 * MINUTE);
    for (const { email } of people) {
      const subjects = (await emailsTo(app, email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('Réponse'))).toHaveLength(1);
    }
  });

  it.each([
    ['no id', () => ({ ids: [], action: 'REVIEWED' })],
    ['an id twice', () => ({ ids: [ids[0], ids[0]], action: 'REVIEWED' })],
    ['more than 500', () => ({ ids: Array.from({ length: 501 }, newId), action: 'REVIEWED' })],
    ['a reason with a review', () => ({ ids, action: 'REVIEWED', reason: 'x' })],
    ['a text for somebody else', () => ({ ids, action: 'REJECTED', texts: [{ id: newId(), reason: 'x' }] })],
  ])('refuse %s', async (_, payload) => {
    const { status, body } = await bulk(payload());
    expect([status, body.code]).toEqual([400, 'REQUEST.INVALID']);
    expect(await statuses()).toEqual(['PENDING', 'PENDING', 'PENDING']);
  });

  describe('the list', () => {
    const names = async (filter: string): Promise<string[]> =>
      (await jobPage(app, company.token, company.jobId, filter)).body.applications.map(({ user }) => user.full_name);
    const selection = (filter = '', token = company.token): Promise<TestAnswer<SelectionAnswer & ErrorAnswer>> =>
      app.request({ url: `/api/applications/job/${company.jobId}/selection${filter}`, token });

    it('is sorted by date and by stage', async () => {
      expect(await names('?sort=oldest')).toEqual(['Ana Roy', 'Luc Gervais', 'Zoé Hébert']);
      expect(await names('?sort=NEWEST')).toEqual(['Zoé Hébert', 'Luc Gervais', 'Ana Roy']);
      await decide(app, company.token, ids[2] ?? '', { status: 'REVIEWED' });
      expect((await names('?sort=STAGE')).at(-1)).toBe('Zoé Hébert');
    });

    it('is searched by name and cover letter, without accents, within the other filters', async () => {
      expect(await names('?q=hebert')).toEqual(['Zoé Hébert']);
      expect(await names('?q=je%20suis%20luc')).toEqual(['Luc Gervais']);
      expect(await names('?q=hebert&status=REVIEWED')).toEqual([]);
      expect(await names('?q=%25')).toEqual([]);
      const page = (await jobPage(app, company.token, company.jobId, '?q=je%20suis&limit=1')).body;
      expect([page.total, page.applications.length]).toEqual([3, 1]);
    });

    it('finds nobody by a name that is masked again', async () => {
      const [first] = people;
      await query(app.databaseUrl, 'delete from seeker_disclosure where seeker_id = $1', [first?.id]);
      const page = (await jobPage(app, company.token, company.jobId)).body.applications;
      expect(page.find(({ id }) => id === ids[0])?.user.is_masked).toBe(true);
      expect(await names('?q=Ana%20Roy')).toEqual([]);
      const { people: selected } = (await selection()).body;
      expect(selected.map(({ name }) => name)).not.toContain('Ana Roy');
      const file = await app.request({ url: `/api/applications/job/${company.jobId}/file`, token: company.token });
      expect(file.text).toContain('Luc Gervais');
      expect(file.text).not.toContain('Ana');
    });

    it('is selected completely by its filter, with the possible actions for each', async () => {
      await decide(app, company.token, ids[0] ?? '', { status: 'REVIEWED' });
      const all = (await selection('?sort=OLDEST')).body;
      expect(all.total).toBe(3);
      expect(all.people.map(({ id, allowed_actions }) => [id, allowed_actions])).toEqual([
        [ids[0], ['INTERVIEW', 'REJECTED']],
        [ids[1], ['REVIEWED', 'INTERVIEW', 'REJECTED']],
        [ids[2], ['REVIEWED', 'INTERVIEW', 'REJECTED']],
      ]);
      expect((await selection('?q=gervais')).body.people.map(({ name }) => name)).toEqual(['Luc Gervais']);
      expect((await selection('', (await employer(app, 'Ailleurs')).token)).status).toBe(404);
    });

    it('is exported as a file that spreadsheets open safely', async () => {
      await decide(app, company.token, ids[1] ?? '', { status: 'REVIEWED' });
      const url = `/api/applications/job/${company.jobId}/file?sort=OLDEST`;
      const file = await app.request({ url, token: company.token });
      expect(file.headers['content-disposition']).toBe('attachment; filename="candidatures.csv"');
      const lines = file.text.trim().split('\r\n');
      expect(lines[0]).toContain('Nom,État');
      expect(lines.slice(1).map((line) => line.split(',').slice(0, 2))).toEqual([
        ['Ana Roy', 'Nouvelle'],
        ['Luc Gervais', 'Examinée'],
        ['Zoé Hébert', 'Nouvelle'],
      ]);
      const empty = (await publish(app, company.token)).id;
      const none = await app.request({ url: `/api/applications/job/${empty}/file`, token: company.token });
      expect(none.text.trim().split('\r\n')).toHaveLength(1);
    });
  });
});
