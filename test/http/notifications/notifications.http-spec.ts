import type { NotificationsPage } from '../../../server/modules/notifications/http/notifications.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emailsIn, type ReceivedEmail } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { operator as newOperator } from '../credits/recruiters.js';
import { publish } from '../jobs/market.js';
import { written } from '../messaging/stage.js';
import { answer, recruiter, reserved, seeker } from '../reservations/stage.js';

describe('notifications', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
  });
  afterAll(() => app.close());

  const listed = async (token: string, search = '', language = 'fr'): Promise<NotificationsPage> => {
    const { status, body, text } = await app.request<NotificationsPage>({
      url: `/api/notifications${search}`,
      token,
      headers: { 'accept-language': language },
    });
    if (status !== 200) throw new Error(`notifications answered ${status}: ${text}`);
    return body;
  };
  const textsOf = async (token: string): Promise<string[]> =>
    (await listed(token)).notifications.map(({ text }) => text);
  const emailsTo = async (email: string, subject: RegExp): Promise<ReceivedEmail[]> =>
    (await emailsIn(app.dataDir)).filter((message) => message.to === email && subject.test(message.subject));
  const choose = (token: string, choice: object) =>
    app.request<{ preferences: { kind: string; email: boolean; in_app: boolean | null }[]; code: string }>({
      method: 'PUT',
      url: '/api/notifications/preferences',
      token,
      payload: choice,
    });

  it('notify each side of a reservation of the other’s actions, once, and the recruiter without a name', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { id } = await reserved(app, asks, asked.id);
    await app.runJobs();
    const [request, ...more] = (await listed(asked.token)).notifications;
    expect(more).toEqual([]);
    expect(request).toMatchObject({ kind: 'reservation', path: '/reservations', read_at: null });
    expect(request?.text).toMatch(/^Entreprise \d+ a réservé votre profil/);
    await answer(app, asked, id, 'MATCHED');
    await query(
      app.databaseUrl,
      `update outbox_message set published_at = null where name = 'reservations.reservation-changed'`,
    );
    await app.runJobs();
    expect(await textsOf(asks.token)).toEqual([
      'Une de vos réservations a été acceptée\u00a0: le profil vous est ouvert.',
    ]);
    expect((await listed(asks.token, '', 'en')).notifications[0]?.text).toBe(
      'One of your reservations was accepted: the profile is open to you.',
    );
    expect(await textsOf(asked.token)).toHaveLength(1);
    expect(JSON.stringify(await listed(asks.token))).not.toContain('Beauregard');
  });

  it('are counted until they are read, one by one or all together, only by their owner', async () => {
    const [asks, asked, other] = [await recruiter(app), await seeker(app), await seeker(app)];
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asks, id, 'CANCELLED');
    await app.runJobs();
    const count = async (): Promise<unknown> =>
      (await app.request({ url: '/api/notifications/unread/count', token: asked.token })).body;
    expect(await count()).toEqual({ count: 2 });
    const page = await listed(asked.token, '?limit=1');
    expect([page.total, page.unread_count, page.notifications.length]).toEqual([2, 2, 1]);
    const [newest] = page.notifications;
    const read = (token: string) =>
      app.request<{ read_at: string }>({ method: 'PUT', url: `/api/notifications/${newest?.id}/read`, token });
    expect((await read(other.token)).status).toBe(404);
    const first = await read(asked.token);
    expect(first.body.read_at).toMatch(/Z$/);
    app.clock.advance(1_000);
    expect((await read(asked.token)).body.read_at).toBe(first.body.read_at);
    expect((await listed(asked.token, '?unread=true')).notifications).toHaveLength(1);
    const all = await app.request({ method: 'PUT', url: '/api/notifications/read', token: asked.token });
    expect(all.body).toEqual({ success: true, unread_count: 0 });
    expect(await count()).toEqual({ count: 0 });
  });

  it('can be switched off per kind on the site, by email, or both', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { body } = await choose(asked.token, { kind: 'reservation', in_app: false });
    expect(body.preferences.find(({ kind }) => kind === 'reservation')).toMatchObject({ in_app: false, email: true });
    const { id } = await reserved(app, asks, asked.id);
    await app.runJobs();
    expect(await listed(asked.token)).toMatchObject({ total: 0, unread_count: 0 });
    expect(await emailsTo(asked.email, /souhaite vous rencontrer/)).toHaveLength(1);
    await choose(asked.token, { kind: 'reservation', in_app: true, email: false });
    await answer(app, asks, id, 'CANCELLED');
    await app.runJobs();
    expect(await textsOf(asked.token)).toHaveLength(1);
    expect(await emailsTo(asked.email, /retiré sa demande/)).toEqual([]);
  });

  it('list the kinds of the role, and require at least one change', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const kindsOf = async (token: string): Promise<string[]> =>
      (
        await app.request<{ preferences: { kind: string }[] }>({ url: '/api/notifications/preferences', token })
      ).body.preferences.map(({ kind }) => kind);
    expect(await kindsOf(asked.token)).toContain('job_alert');
    expect(await kindsOf(asked.token)).not.toContain('candidate_alert');
    expect(await kindsOf(asks.token)).toContain('candidate_alert');
    const refused = await choose(asks.token, { kind: 'job_alert', email: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'NOTIFICATIONS.KIND_NOT_YOURS']);
    for (const bad of [{}, { kind: 'reservation' }, { kind: 'weather', email: true }, { kind: 'match', email: 'no' }]) {
      expect((await choose(asked.token, bad)).status).toBe(400);
    }
  });

  it('send one email per conversation while messages are unread, and none for read messages', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'MATCHED');
    await app.runJobs();
    await written(app, asks, asked, 'Bonjour');
    await written(app, asks, asked, 'Êtes-vous libre demain?');
    await app.runJobs();
    const [message, ...more] = await emailsTo(asked.email, /vous a écrit/);
    expect(more).toEqual([]);
    const waits = await query<{ ms: number }>(
      app.databaseUrl,
      `select distinct (1000 * extract(epoch from available_at - created_at))::int as ms from outbox_message
        where name = 'notifications.tell-of-unread'`,
    );
    expect(waits).toEqual([{ ms: 120_000 }]);
    expect(message?.raw).not.toContain('demain');
    const sent = await written(app, asked, asks, 'Oui');
    await app.request({ method: 'PUT', url: `/api/messages/${sent.conversation_id}/read`, token: asks.token });
    await app.runJobs();
    expect(await emailsTo(asks.email, /messages vous attendent/)).toEqual([]);
    const waiting = (await listed(asked.token)).notifications.filter(({ kind }) => kind === 'message');
    expect(waiting.map(({ path }) => path)).toEqual([`/messages?userId=${asks.id}`]);
    await app.request({ method: 'PUT', url: `/api/messages/${sent.conversation_id}/read`, token: asked.token });
    await written(app, asks, asked, 'À demain');
    await app.runJobs();
    expect(await emailsTo(asked.email, /vous a écrit/)).toHaveLength(2);
  });

  describe('and the unsubscribe link in an email', () => {
    const emailWithLink = async () => {
      const [asks, asked] = [await recruiter(app), await seeker(app)];
      const { id } = await reserved(app, asks, asked.id);
      await app.runJobs();
      const [message] = await emailsTo(asked.email, /souhaite vous rencontrer/);
      const header = (name: string): string =>
        new RegExp(`^${name}:\\s*((?:.*)(?:\\r?\\n[ \\t].*)*)`, 'im')
          .exec(message?.raw ?? '')?.[1]
          ?.replace(/\s+/g, '') ?? '';
      const address = /<([^>]+)>/.exec(header('List-Unsubscribe'))?.[1] ?? '';
      return { asks, asked, id, message, header, path: address.replace('http://localhost:3000', '') };
    };

    it('switches off such emails like RFC 8058 requires: one form POST without a sign-in', async () => {
      const { asks, asked, id, header, path } = await emailWithLink();
      expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      const once = () =>
        app.request({
          method: 'POST',
          url: path,
          payload: 'List-Unsubscribe=One-Click',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
      for (let n = 0; n < 2; n += 1) {
        const { status, body } = await once();
        expect([status, body]).toEqual([200, { success: true, kind: 'reservation' }]);
      }
      await answer(app, asks, id, 'CANCELLED');
      await app.runJobs();
      expect(await emailsTo(asked.email, /retiré sa demande/)).toEqual([]);
    });

    it('opens a page that does the same', async () => {
      const { asked, message } = await emailWithLink();
      const token = /\/unsubscribe#token=([\w-]+)/.exec(message?.text ?? '')?.[1];
      expect(message?.html).toContain(`/unsubscribe#token=${token}`);
      const { status } = await app.request({
        method: 'POST',
        url: '/api/notifications/unsubscribe',
        payload: { token },
      });
      expect(status).toBe(200);
      const { body } = await app.request<{ preferences: { kind: string; email: boolean }[] }>({
        url: '/api/notifications/preferences',
        token: asked.token,
      });
      expect(body.preferences.filter(({ email }) => !email).map(({ kind }) => kind)).toEqual(['reservation', 'digest']);
    });

    it('is refused if it was changed or truncated', async () => {
      const { path } = await emailWithLink();
      const token = path.split('token=')[1] ?? '';
      for (const broken of [
        '',
        'x',
        token.slice(0, -4),
        `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
        'é'.repeat(100),
      ]) {
        const { status, body } = await app.request({
          method: 'POST',
          url: '/api/notifications/unsubscribe',
          payload: { token: broken },
        });
        expect([status, body['code']]).toEqual([400, 'NOTIFICATIONS.UNSUBSCRIBE_LINK_BROKEN']);
      }
    });
  });

  it('notify a reporter of the decision, once, without the measure and the person concerned', async () => {
    const { token: operator } = await newOperator(app);
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const job = await publish(app, asks.token);
    await written(app, asks, asked, 'Bonjour');
    const sent = await written(app, asked, asks, 'Bonjour');
    const decided = async (by: string, target: object, decision: object): Promise<string> => {
      const filed = await app.request<{ id: string }>({
        method: 'POST',
        url: '/api/reports',
        token: by,
        payload: { reason: 'FRAUD', details: 'Une histoire louche.', ...target },
      });
      const { status, text } = await app.request({
        method: 'PUT',
        url: `/api/admin/reports/${filed.body.id}`,
        token: operator,
        payload: { note: 'Note de l’équipe.', ...decision },
      });
      if (status !== 200) throw new Error(`the decision answered ${status}: ${text}`);
      return filed.body.id;
    };
    // The recruiter sees the candidate masked, and reports the candidate's message.
    await decided(asks.token, { target_type: 'MESSAGE', target_id: sent.id }, { status: 'DISMISSED' });
    await decided(asked.token, { target_type: 'JOB', target_id: job.id }, { status: 'ACTIONED', remove_job: true });
    await app.runJobs();
    await query(
      app.databaseUrl,
      `update outbox_message set published_at = null where name = 'messaging.report-resolved'`,
    );
    await app.runJobs();

    const newsOf = async (token: string, language: string) =>
      (await listed(token, '', language)).notifications.filter(({ kind }) => kind === 'report');
    expect(await newsOf(asked.token, 'fr')).toMatchObject([
      {
        text: expect.stringMatching(/examiné\u00a0: nous avons pris des mesures/),
        path: '/legal/fraud-policy',
        read_at: null,
      },
    ]);
    expect(await newsOf(asks.token, 'en')).toMatchObject([
      { text: expect.stringContaining('nothing was against our rules'), path: '/legal/fraud-policy' },
    ]);
    const [actioned, ...more] = await emailsTo(asked.email, /signalement a été examiné/);
    const [dismissed, ...others] = await emailsTo(asks.email, /signalement a été examiné/);
    expect([more, others]).toEqual([[], []]);
    expect(actioned?.text).toContain('a pris des mesures');
    expect(dismissed?.text).toContain('n’a rien trouvé');
    const told = JSON.stringify([await listed(asks.token), await listed(asked.token), actioned, dismissed]);
    for (const secret of ['Beauregard', job.title, 'Note de l’équipe', 'Une histoire louche', 'suspend', 'retiré']) {
      expect(told).not.toContain(secret);
    }

    // No email if the kind is switched off.
    await choose(asked.token, { kind: 'report', email: false });
    await decided(asked.token, { target_type: 'COMPANY', target_id: asks.companyId }, { status: 'DISMISSED' });
    await app.runJobs();
    expect(await newsOf(asked.token, 'fr')).toHaveLength(2);
    expect(await emailsTo(asked.email, /signalement a été examiné/)).toHaveLength(1);
  });

  it('are deleted with their owner, and with the person they are about', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'MATCHED');
    await written(app, asked, asks, 'Bonjour');
    await app.runJobs();
    expect((await listed(asks.token)).notifications.map(({ kind }) => kind)).toContain('message');
    await publish(app, asks.token);
    const gone = await app.request({
      method: 'DELETE',
      url: '/api/users/me',
      token: asked.token,
      payload: { current_password: 'correct horse battery' },
    });
    expect(gone.status).toBeLessThan(300);
    await app.runJobs();
    expect((await listed(asks.token)).notifications.map(({ kind }) => kind)).not.toContain('message');
    const left = await query<{ count: number }>(
      app.databaseUrl,
      'select count(*)::int as count from notification where account_id = $1 or about_id = $1',
      [asked.id],
    );
    expect(left[0]?.count).toBe(0);
  });
});
