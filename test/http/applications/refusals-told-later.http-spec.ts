import { RequestContext } from '@mikro-orm/core';
import type { BulkAnswer } from '../../../server/modules/applications/http/bulk.contract.js';
import { TellRefusals } from '../../../server/modules/applications/use-cases/tell-refusals.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
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
  colleague,
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
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a refusal told at a chosen time', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let seeker: Candidate;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' } });
  });
  beforeEach(async () => {
    await query(app.databaseUrl, 'update application set tell_at = null');
    company = await employer(app);
    seeker = await candidate(app, { full_name: 'Ana Roy' });
    id = (await applied(app, seeker.token, company.jobId)).id;
  });
  afterAll(() => app.close());

  const reject = (tell_at: string, application = id, token = company.token) =>
    decide(app, token, application, { status: 'REJECTED', reason: 'Nous cherchons autre chose.', tell_at });
  const undo = () => decide(app, company.token, id, { status: 'UNDO_REJECTED' });
  const tell = (): Promise<number> => RequestContext.create(app.orm.em, () => app.app.get(TellRefusals).due());
  const statusNow = async (): Promise<string> => (await ownDetail(app, seeker.token, id)).body.status;
  const pending = () =>
    query<{ id: string }>(app.databaseUrl, 'select id from application where tell_at is not null and id = $1', [id]);
  const answers = async ({ email }: Candidate) =>
    (await emailsTo(app, email)).filter(({ subject }) => subject.startsWith('Réponse'));
  /** Time passes while these people use the site, so that their sessions stay. */
  const pass = async (ms: number, ...others: readonly { readonly token: string }[]): Promise<void> => {
    for (let left = ms; left > 0; left -= 20 * HOUR) {
      app.clock.advance(Math.min(left, 20 * HOUR));
      for (const { token } of [company, seeker, ...others]) await app.request({ url: '/api/users/me', token });
    }
  };
  const remove = () => app.request({ method: 'DELETE', url: `/api/jobs/${company.jobId}`, token: company.token });

  /** All that the server tells a candidate: answers, export, emails, notifications and socket events. */
  async function everythingKnown({ id: person, token, email }: Candidate, application: string, jobId: string) {
    await app.runJobs({ delayed: false });
    const pages = [
      `/api/applications/${application}`,
      '/api/applications',
      '/api/applications?archived=true',
      '/api/applications?status=REJECTED',
      '/api/notifications',
      '/api/notifications/unread/count',
      '/api/dashboard/jobseeker/stats',
      '/api/users/stats',
      '/api/matches',
      '/api/users/me/access-log',
      '/api/messages/conversations',
      `/api/jobs/${jobId}`,
    ];
    const read = await Promise.all(pages.map((url) => app.request({ url, token })));
    expect(read.map(({ status }) => status)).toEqual(read.map(() => 200));
    const files = await unzip((await app.request({ url: '/api/users/me/export', token })).bytes);
    const kept = ['applications.json', 'application-history.json', 'interviews.json', 'notifications.json'].map(
      (name) => String(files.get(name)),
    );
    const sockets = await query(
      app.databaseUrl,
      'select type, payload from realtime_event where user_id = $1 order by id',
      [person],
    );
    const emails = (await emailsTo(app, email)).map(({ subject, text }) => [subject, text]);
    // The trend of the dashboard ends today. Links have tokens.
    const texts = read.map(({ text }, at) => `${pages[at]} ${text.replace(/"trend":\[.*?\]/u, '')}`);
    const known = JSON.stringify([texts, kept, sockets, emails]).replaceAll(/token=[\w-]+/gu, 'token');
    return known.split(',');
  }

  /** Two worlds differ in ids and random parts, so those are numbered in the order of their appearance. */
  function withoutIds(known: readonly string[], start: number): string[] {
    const ids = new Map<string, number>();
    return known
      .join(',')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu, (each) => {
        ids.set(each, ids.get(each) ?? ids.size);
        return `id ${ids.get(each)}`;
      })
      .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00)/gu, (time) => `${Date.parse(time) - start} ms`)
      .split(',');
  }

  it('is invisible until then, and leaves no trace if it is undone', async () => {
    await decide(app, company.token, id, { status: 'REVIEWED' });
    const before = await everythingKnown(seeker, id, company.jobId);
    const at = inHours(app, 36);
    const declined = await reject(at);
    expect([declined.status, declined.body.status, declined.body.told_at]).toEqual([200, 'REJECTED', at]);
    expect(declined.body.undo_seconds_left).toBe(36 * 3600);
    expect(await everythingKnown(seeker, id, company.jobId)).toEqual(before);
    await pass(36 * HOUR - 1);
    expect(await tell()).toBe(0);
    expect(await everythingKnown(seeker, id, company.jobId)).toEqual(before);
    expect((await undo()).body).toMatchObject({ status: 'REVIEWED', told_at: null });
    expect(await everythingKnown(seeker, id, company.jobId)).toEqual(before);
    await pass(DAY);
    expect([await tell(), await answers(seeker), await pending()]).toEqual([0, [], []]);
  });

  it('cannot be told apart from no refusal, whatever the candidate does meanwhile', async () => {
    const start = app.clock.now().getTime();
    const made = await Promise.all(
      [0, 1].map(async () => {
        const firm = await employer(app);
        await query(app.databaseUrl, `update account set full_name = 'Maude Caron' where id = $1`, [firm.id]);
        const person = await candidate(app, { full_name: 'Ana Roy' });
        return { firm, person, application: (await applied(app, person.token, firm.jobId)).id };
      }),
    );
    const slots = [inHours(app, 48), inHours(app, 72)];
    const interview = { scheduled_at: slots[0], proposed_slots: slots, type: 'VIDEO' };
    const at = inHours(app, 120);
    const chosen: unknown[] = [];
    for (const [world, { firm, person, application }] of made.entries()) {
      const { body } = await decide(app, firm.token, application, { status: 'INTERVIEW', interview });
      await app.runJobs({ delayed: false });
      if (world === 1) expect((await reject(at, application, firm.token)).status).toBe(200);
      chosen.push(
        (await changeInterview(app, person.token, application, body.interviews[0]!.id, { choose: slots[1] })).status,
      );
    }
    for (const advance of [MINUTE, 10 * MINUTE, 60 * HOUR, 50 * HOUR]) {
      await pass(advance, ...made.flatMap(({ firm, person }) => [firm, person]));
      await tell();
      const worlds: string[][] = [];
      for (const { firm, person, application } of made) {
        const known = await everythingKnown(person, application, firm.jobId);
        worlds.push(
          withoutIds(
            known.map((each) => each.replaceAll(person.email, 'email').replaceAll(firm.email, 'email')),
            start,
          ),
        );
      }
      expect(worlds[1]).toEqual(worlds[0]);
    }
    expect(chosen).toEqual([200, 200]);
  });

  it('is told once at that time, and looks as if it had been decided five minutes before', async () => {
    const at = inHours(app, 20);
    await reject(at);
    await app.runJobs();
    await pass(20 * HOUR);
    const decidedAt = new Date(Date.parse(at) - 5 * MINUTE).toISOString();
    const { body } = await ownDetail(app, seeker.token, id);
    expect(body).toMatchObject({ status: 'REJECTED', reason: 'Nous cherchons autre chose.', updated_at: decidedAt });
    expect(body.history.at(-1)).toMatchObject({ to: 'REJECTED', at: decidedAt });
    expect('told_at' in body).toBe(false);
    expect(await answers(seeker)).toEqual([]);
    expect(await Promise.all([tell(), tell(), tell()])).toHaveLength(3);
    expect(await tell()).toBe(0);
    expect((await newsOf(app, seeker.token)).filter((text) => text.includes('retenu'))).toHaveLength(1);
    const [sent, ...more] = await answers(seeker);
    expect([sent?.text.includes('Nous cherchons autre chose.'), more]).toEqual([true, []]);
    expect((await undo()).body.code).toBe('APPLICATIONS.UNDO_OVER');
    const files = await unzip((await app.request({ url: '/api/users/me/export', token: seeker.token })).bytes);
    const steps = JSON.parse(String(files.get('application-history.json'))) as { at: string; to_status: string }[];
    expect(Date.parse(steps.at(-1)?.at ?? '')).toBe(Date.parse(decidedAt));
    expect(String(files.get('application-history.json'))).not.toContain('tell_at');
    // The team knows when it decided.
    const theirs = (await detailOf(app, company.token, id)).body;
    expect(theirs.history.at(-1)?.at).not.toBe(decidedAt);
    expect(theirs).toMatchObject({ told_at: at });
  });

  it('counts as an answer of the company when the candidate gets it', async () => {
    await reject(inHours(app, 20));
    const [row] = await query<{ first_answer_at: Date }>(
      app.databaseUrl,
      'select first_answer_at from application where id = $1',
      [id],
    );
    expect(row?.first_answer_at.toISOString()).toBe(inHours(app, 20 - 5 / 60));
  });

  it.each([
    [5 / 60 - 0.001, 'APPLICATIONS.TOLD_TOO_SOON'],
    [14 * 24 + 0.1, 'APPLICATIONS.TOLD_TOO_LATE'],
  ])('is refused for a time in %d hours', async (hours, code) => {
    const { status, body } = await reject(inHours(app, hours));
    expect([status, body.code, body.details?.[0]?.path]).toEqual([400, code, 'tell_at']);
    const many = await bulk(inHours(app, hours), [id]);
    expect([many.status, many.body.code]).toEqual([400, code]);
    expect((await decide(app, company.token, id, { status: 'REVIEWED', tell_at: inHours(app, 1) })).status).toBe(400);
    expect(await statusNow()).toBe('PENDING');
  });

  it('ends like the others when the posting closes, and nothing is told afterwards', async () => {
    const other = await candidate(app);
    const otherId = (await applied(app, other.token, company.jobId)).id;
    await reject(inHours(app, 48));
    await remove();
    const [news, othersNews] = [await newsOf(app, seeker.token), await newsOf(app, other.token)];
    expect(news).toEqual(othersNews);
    const { body } = await ownDetail(app, seeker.token, id);
    const others = (await ownDetail(app, other.token, otherId)).body;
    expect(body).toMatchObject({ status: 'PENDING', closed_reason: 'JOB_REMOVED', reason: null, refusal_text: null });
    expect(body.history.map(({ by, from, to }) => [by, from, to])).toEqual(
      others.history.map(({ by, from, to }) => [by, from, to]),
    );
    await pass(3 * DAY);
    await app.runJobs();
    expect([await tell(), await answers(seeker), await pending()]).toEqual([0, [], []]);
    const theirs = (await detailOf(app, company.token, id)).body.history.map(({ by, to }) => [by, to]);
    expect(theirs).toEqual([
      ['CANDIDATE', 'PENDING'],
      ['COMPANY', 'REJECTED'],
      ['SYSTEM', 'PENDING'],
      ['SYSTEM', 'PENDING'],
    ]);
  });

  it('is not told to a person who withdrew or closed the account', async () => {
    await reject(inHours(app, 48));
    expect((await withdraw(app, seeker.token, id)).body.status).toBe('WITHDRAWN');
    const gone = await candidate(app);
    const goneId = (await applied(app, gone.token, company.jobId)).id;
    await reject(inHours(app, 48), goneId);
    const closed = await app.request({
      method: 'DELETE',
      url: '/api/users/me',
      token: gone.token,
    });
    expect(closed.status).toBeLessThan(300);
    await app.runJobs();
    await pass(49 * HOUR);
    expect(await tell()).toBe(0);
    expect([await answers(seeker), await answers(gone)]).toEqual([[], []]);
    expect(
      await query(app.databaseUrl, 'select 1 from application where tell_at is not null and tell_at < $1', [
        app.clock.now(),
      ]),
    ).toEqual([]);
  });

  it('is told even if the member who declined has left the team', async () => {
    const member = await colleague(app, company);
    await reject(inHours(app, 6), id, member.token);
    await query(app.databaseUrl, 'delete from company_member where user_id = $1', [member.id]);
    app.clock.advance(6 * HOUR);
    expect([await tell(), await statusNow(), (await answers(seeker)).length]).toEqual([1, 'REJECTED', 1]);
  });

  it('is undone by an accepted offer, and withdraws an open one when it is told', async () => {
    const offer = { pay: '65 000 $', start_date: soon(app) };
    await decide(app, company.token, id, { status: 'INTERVIEW' });
    await decide(app, company.token, id, { status: 'OFFERED', offer });
    await reject(inHours(app, 48));
    await pass(DAY);
    expect((await answerOffer(app, seeker.token, id, { answer: 'ACCEPTED' })).body.status).toBe('OFFERED');
    await pass(2 * DAY);
    expect([await tell(), await statusNow()]).toEqual([0, 'OFFERED']);
    const other = await candidate(app);
    id = (await applied(app, other.token, company.jobId)).id;
    await decide(app, company.token, id, { status: 'INTERVIEW' });
    await decide(app, company.token, id, { status: 'OFFERED', offer });
    await reject(inHours(app, 48));
    expect((await ownDetail(app, other.token, id)).body.offer?.state).toBe('OPEN');
    await pass(2 * DAY, other);
    expect(await tell()).toBe(1);
    expect((await ownDetail(app, other.token, id)).body.offer?.state).toBe('WITHDRAWN');
  });

  it('is told all the same after a crash in the middle, once', async () => {
    const people = [seeker, await candidate(app), await candidate(app)];
    const answered = async (): Promise<number[]> => {
      const counts: number[] = [];
      for (const each of people) counts.push((await answers(each)).length);
      return counts;
    };
    const ids = [id];
    for (const { token } of people.slice(1)) ids.push((await applied(app, token, company.jobId)).id);
    for (const each of ids) await reject(inHours(app, 12), each);
    app.clock.advance(12 * HOUR);
    // The second of them fails in its transaction, as if the process had died there.
    await query(
      app.databaseUrl,
      `create function refuse_second() returns trigger language plpgsql as $$ begin
         if new.id = '${ids[1]}' and new.tell_at is null then raise exception 'killed here'; end if; return new; end $$`,
    );
    await query(
      app.databaseUrl,
      'create trigger refuse_second before update on application for each row execute function refuse_second()',
    );
    await expect(tell()).rejects.toThrow('could not be notified');
    await query(app.databaseUrl, 'drop trigger refuse_second on application');
    expect(await answered()).toEqual([1, 0, 1]);
    expect(await tell()).toBe(1);
    expect(await answered()).toEqual([1, 1, 1]);
    await query(app.databaseUrl, 'drop function refuse_second');
  });

  const bulk = (tell_at: string, ids: readonly string[], key = `told-later-${tell_at}-${ids.length}`) =>
    app.request<BulkAnswer & ErrorAnswer>({
      method: 'POST',
      url: '/api/applications/bulk',
      token: company.token,
      payload: { ids, action: 'REJECTED', reason: 'Le poste est pourvu.', tell_at },
      headers: { 'idempotency-key': key },
    });

  it('of a bulk can be undone as one until it is told', async () => {
    const second = await candidate(app);
    const ids = [id, (await applied(app, second.token, company.jobId)).id];
    const undoAll = (bulkId: string) =>
      app.request<BulkAnswer & ErrorAnswer>({
        method: 'POST',
        url: `/api/applications/bulk/${bulkId}/undo`,
        token: company.token,
      });
    const first = await bulk(inHours(app, 24), ids);
    expect(first.body).toMatchObject({ done: 2, refused: 0, undo_seconds_left: 86_400 });
    await pass(23 * HOUR);
    expect((await ownPage(app, seeker.token)).counts).toEqual({ active: 1, archived: 0 });
    expect((await undoAll(first.body.id)).body).toMatchObject({ done: 2, refused: 0 });
    const again = await bulk(inHours(app, 24), ids);
    await pass(DAY);
    expect(await tell()).toBe(2);
    expect((await undoAll(again.body.id)).body.code).toBe('APPLICATIONS.UNDO_OVER');
    expect([(await answers(seeker)).length, (await answers(second)).length]).toEqual([1, 1]);
  });

  it('is undone or told, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await candidate(app);
      id = (await applied(app, person.token, company.jobId)).id;
      await reject(inHours(app, 1));
      app.clock.advance(HOUR - 1);
      const taken = undo();
      app.clock.advance(1);
      const [undone, told] = await Promise.all([taken, tell()]);
      expect([undone.status === 200, told === 1]).toEqual(undone.status === 200 ? [true, false] : [false, true]);
      expect((await answers(person)).length).toBe(told);
    }
  });
});
