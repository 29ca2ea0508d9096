import { RequestContext } from '@mikro-orm/core';
import type { NotificationsPage } from '../../../server/modules/notifications/http/notifications.contract.js';
import { DigestLines } from '../../../server/modules/notifications/queries/digest-lines.query.js';
import { Notify } from '../../../server/modules/notifications/use-cases/notify.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { countStatements } from '../../support/statements.js';
import { applied, candidate, employer, withdraw } from '../applications/stage.js';

const PEOPLE = 12;

describe('notifications of events that come together', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    company = await employer(app);
  });
  afterAll(() => app.close());

  const listed = async (language = 'fr'): Promise<NotificationsPage> =>
    (
      await app.request<NotificationsPage>({
        url: '/api/notifications',
        token: company.token,
        headers: { 'accept-language': language },
      })
    ).body;
  const said = async (language = 'fr'): Promise<string[]> =>
    (await listed(language)).notifications.map(({ text }) => text);
  const unread = async (): Promise<number> =>
    (await app.request<{ count: number }>({ url: '/api/notifications/unread/count', token: company.token })).body.count;
  const read = (id: string) =>
    app.request({ method: 'PUT', url: `/api/notifications/${id}/read`, token: company.token });
  const apply = async (count: number): Promise<{ token: string; id: string }[]> => {
    const made: { token: string; id: string }[] = [];
    for (let n = 0; n < count; n += 1) {
      const { token } = await candidate(app);
      made.push({ token, id: (await applied(app, token, company.jobId)).id });
    }
    await app.runJobs();
    return made;
  };
  const inside = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const notify = (eventKey: string, more: object = {}): Promise<boolean> =>
    inside(() =>
      app.app.get(Notify).execute({
        accountId: company.id,
        news: 'NEW_APPLICATION',
        eventKey,
        params: { job: 'Soudeur-monteur' },
        path: `/recruiter/jobs/1/applications?application=${eventKey}`,
        group: { key: 'NEW_APPLICATION/1', path: '/recruiter/jobs/1/applications' },
        ...more,
      }),
    );
  const rows = () =>
    query<{ count: number; event_key: string }>(
      app.databaseUrl,
      'select count, event_key from notification where account_id = $1 order by created_at, id',
      [company.id],
    );

  it('count applications to a posting until they are read, and then begin again', async () => {
    const [one] = await apply(1);
    const page = `/recruiter/jobs/${company.jobId}/applications`;
    const [first] = (await listed()).notifications;
    expect(first).toMatchObject({
      text: 'Nouvelle candidature pour «\u00a0Soudeur-monteur\u00a0».',
      path: `${page}?application=${one?.id}`,
    });
    await apply(PEOPLE - 1);
    const together = await listed();
    expect(together).toMatchObject({ total: 1, unread_count: 1 });
    expect(together.notifications).toMatchObject([
      { id: first?.id, text: `${PEOPLE} nouvelles candidatures pour «\u00a0Soudeur-monteur\u00a0».`, path: page },
    ]);
    expect([await unread(), await said('en')]).toEqual([1, [`${PEOPLE} new applications for “Soudeur-monteur”.`]]);
    expect(await inside(() => app.app.get(DigestLines).of(company.id, 'en'))).toEqual(await said('en'));
    await read(first?.id ?? '');
    expect(await unread()).toBe(0);
    await apply(2);
    expect([await unread(), await said('en')]).toEqual([
      1,
      ['2 new applications for “Soudeur-monteur”.', `${PEOPLE} new applications for “Soudeur-monteur”.`],
    ]);
  });

  it('count other postings and withdrawals separately', async () => {
    const made = await apply(2);
    for (const { token, id } of made) await withdraw(app, token, id);
    await app.runJobs();
    expect(await said('en')).toEqual([
      '2 applications for “Soudeur-monteur” were withdrawn.',
      '2 new applications for “Soudeur-monteur”.',
    ]);
    expect(await unread()).toBe(2);
  });

  it('make exactly one row however many come at once, and count each once although its job runs again', async () => {
    const keys = Array.from({ length: 40 }, (_, n) => `event-${n}`);
    const done = await Promise.all([...keys, ...keys].map((key) => notify(key)));
    expect(done.filter(Boolean)).toHaveLength(40);
    expect(await rows()).toMatchObject([{ count: 40 }]);
    // Reading while more arrive: each event is in exactly one of the groups.
    const [group] = (await listed()).notifications;
    const later = Array.from({ length: 20 }, (_, n) => `later-${n}`);
    await Promise.all([
      ...later.slice(0, 10).map((key) => notify(key)),
      read(group?.id ?? ''),
      ...later.slice(10).map((key) => notify(key)),
    ]);
    const groups = await rows();
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(groups.length).toBeLessThanOrEqual(2);
    expect(await Promise.all([...keys, ...later].map((key) => notify(key)))).toEqual(
      [...keys, ...later].map(() => false),
    );
    expect((await rows()).reduce((sum, { count }) => sum + count, 0)).toBe(60);
  });

  it('do not count an event that the previous version of the product has notified of', async () => {
    await notify('old', { group: undefined });
    expect([await notify('old'), await notify('new')]).toEqual([false, true]);
    expect(await rows()).toMatchObject([{ count: 1 }, { count: 1 }]);
  });

  it('are about nobody once they count two people', async () => {
    const [one, other] = [await candidate(app), await candidate(app)];
    const about = async () =>
      (
        await query<{ about_id: string | null }>(
          app.databaseUrl,
          'select about_id from notification where account_id = $1',
          [company.id],
        )
      ).map((row) => row.about_id);
    await notify('a', { aboutId: one.id });
    await notify('b', { aboutId: one.id });
    expect(await about()).toEqual([one.id]);
    await notify('c', { aboutId: other.id });
    expect(await about()).toEqual([null]);
  });

  it('send one message to each device and one email, and need no more statements than a notification of one event', async () => {
    const device = `insert into push_device (id, account_id, session_id, slot, endpoint_hash, subscription, created_at, updated_at)
      values (gen_random_uuid(), $1, gen_random_uuid(), 1, $2, '\\x00', now(), now()) returning id`;
    const [made] = await query<{ id: string }>(app.databaseUrl, device, [
      company.id,
      company.id.replaceAll('-', '').padEnd(64, '0'),
    ]);
    await query(app.databaseUrl, `insert into push_subject (device_id, kind) values ($1, 'application')`, [made?.id]);
    const reminder = {
      news: 'STAGE_REMINDER',
      group: { key: 'STAGE_REMINDER/1', path: '/recruiter/jobs/1/applications' },
    };
    const sent = async (work: () => Promise<unknown>): Promise<number> =>
      (await countStatements(app, work)).statements.length;
    const alone = await sent(() => notify('alone', { ...reminder, group: undefined }));
    const first = await sent(() => notify('a', reminder));
    const again = await sent(() => notify('b', reminder));
    expect(first).toBeLessThanOrEqual(alone);
    expect(again).toBeLessThan(alone);
    const about = (table: string) =>
      query(
        app.databaseUrl,
        `select 1 from ${table} t join notification n on n.id = t.notification_id
          where n.account_id = $1 and n.group_key is not null`,
        [company.id],
      );
    expect([(await about('notification_push')).length, (await about('notification_letter')).length]).toEqual([1, 1]);
  });
});
