import type { PushState } from '../../../server/modules/notifications/http/push.contract.js';
import { SweepDevicesJob } from '../../../server/modules/notifications/jobs/sweep-devices.job.js';
import { ForgetDevice } from '../../../server/modules/notifications/use-cases/forget-device.js';
import { RequestContext } from '@mikro-orm/postgresql';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type PushBrowser, type PushService, startPushService } from '../../support/push-service.js';
import { query } from '../../support/query.js';
import { written } from '../messaging/stage.js';
import { operator as newOperator } from '../credits/recruiters.js';
import { answer, recruiter, reserved, seeker } from '../reservations/stage.js';

interface Person {
  readonly id: string;
  readonly token: string;
}

describe('notifications on a device', () => {
  let app: TestApp;
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService();
    app = await startTestApp({
      env: { PUSH_SERVICES: 'any', SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' },
    });
  });
  afterAll(async () => {
    await app.close();
    await service.close();
  });

  const stateOf = async (token: string, device?: string): Promise<PushState> =>
    (
      await app.request<PushState>({
        url: `/api/notifications/push${device === undefined ? '' : `?device=${device}`}`,
        token,
      })
    ).body;
  const register = ({ subscription }: Pick<PushBrowser, 'subscription'>, token: string, more: object = {}) =>
    app.request<PushState & { code: string }>({
      method: 'PUT',
      url: '/api/notifications/push',
      token,
      payload: { ...subscription, expires_at: null, kinds: ['reservation', 'message'], ...more },
    });
  const onDevice = async ({ token }: Person, more: object = {}): Promise<PushBrowser> => {
    const browser = service.browser((await stateOf(token)).public_key);
    const { status, text } = await register(browser, token, more);
    if (status !== 200) throw new Error(`registering answered ${status}: ${text}`);
    return browser;
  };
  const devicesOf = (accountId: string): Promise<{ id: string }[]> =>
    query(app.databaseUrl, 'select id from push_device where account_id = $1', [accountId]);
  const results = (accountId: string): Promise<{ status: string; reason: string | null }[]> =>
    query(
      app.databaseUrl,
      `select p.status, p.reason from notification_push p join notification n on n.id = p.notification_id
        where n.account_id = $1 order by p.asked_at, n.id`,
      [accountId],
    );

  it('reach each device of the person once, encrypted, in their language, with the page to open', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const [phone, tablet] = [await onDevice(asked), await onDevice(asked)];
    const { id } = await reserved(app, asks, asked.id);
    await app.runJobs();
    await query(
      app.databaseUrl,
      `update outbox_message set published_at = null
        where name in ('reservations.reservation-changed', 'notifications.send-push')`,
    );
    await app.runJobs();
    for (const { received, headers } of [phone, tablet]) {
      expect(received).toEqual([
        {
          tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
          title: 'Réservations',
          body: expect.stringMatching(/^Entreprise \d+ a réservé votre profil/),
          path: '/reservations',
          language: 'fr',
        },
      ]);
      expect(headers[0]).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      // A message that is sent again replaces the one that waits.
      expect(headers[0]?.['topic']).toBe(received[0]?.tag.replaceAll('-', ''));
    }
    await app.request({ method: 'PUT', url: '/api/users/me', token: asked.token, payload: { language: 'en' } });
    await answer(app, asks, id, 'CANCELLED');
    await app.runJobs();
    expect(phone.received[1]).toMatchObject({ title: 'Reservations', language: 'en' });
    expect(await results(asked.id)).toEqual(Array(4).fill({ status: 'SENT', reason: null }));
  });

  it('come by subject: none of those that are off, and none after the device is switched off', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const phone = await onDevice(asked, { kinds: ['message'] });
    expect((await stateOf(asked.token, phone.device)).subjects.filter(({ on }) => on)).toEqual([
      { kind: 'message', on: true },
    ]);
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'MATCHED');
    await app.runJobs();
    expect(phone.received).toEqual([]);
    await written(app, asks, asked, 'Bonjour');
    await app.runJobs();
    expect(phone.received.map(({ body }) => body)).toEqual([expect.stringMatching(/ vous a écrit\.$/)]);
    expect(JSON.stringify(phone.received)).not.toContain('Bonjour');
    const { body } = await app.request<PushState>({
      method: 'DELETE',
      url: `/api/notifications/push?device=${phone.device}`,
      token: asked.token,
    });
    expect(body.registered).toBe(false);
    expect(await devicesOf(asked.id)).toEqual([]);
  });

  it('do not come for what was read, is switched off by then, or is a day old', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const phone = await onDevice(asked);
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'MATCHED');
    await app.runJobs();
    phone.received.length = 0;
    const read = (conversationId: string) =>
      app.request({ method: 'PUT', url: `/api/messages/${conversationId}/read`, token: asked.token });
    /** The push service is down when the message is written, and up again after `between`. */
    const sentLater = async (between: (conversationId: string) => Promise<unknown>): Promise<void> => {
      const { conversation_id: conversation } = await written(app, asks, asked, 'Bonjour');
      phone.answers.push(503);
      await expect(app.runJobs()).rejects.toThrow('503');
      await between(conversation);
      await query(
        app.databaseUrl,
        `update outbox_message set published_at = null where name = 'notifications.send-push'`,
      );
      await app.runJobs();
      await read(conversation);
    };
    await sentLater(read);
    await sentLater(() => register(phone, asked.token, { kinds: ['reservation'] }));
    await register(phone, asked.token);
    await sentLater(() => Promise.resolve(app.clock.advance(24 * 3_600_000 + 1)));
    expect(phone.received).toEqual([]);
    expect((await results(asked.id)).slice(1)).toEqual(Array(3).fill({ status: 'SKIPPED', reason: null }));
  });

  it.each([404, 410])('end when the push service answers %d, and what else waits for the device', async (status) => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const [lost, kept] = [await onDevice(asked), await onDevice(asked)];
    lost.answers.push(status, status);
    await reserved(app, asks, asked.id);
    await app.runJobs();
    expect(kept.received).toHaveLength(1);
    expect(await devicesOf(asked.id)).toHaveLength(1);
    expect((await stateOf(asked.token, lost.device)).registered).toBe(false);
    expect(await results(asked.id)).toEqual([{ status: 'SENT', reason: null }]);
  });

  it('are refused for good by a push service, with the status', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const phone = await onDevice(asked);
    phone.answers.push(413);
    await reserved(app, asks, asked.id);
    await expect(app.runJobs()).rejects.toThrow('413');
    expect(await results(asked.id)).toEqual([{ status: 'REFUSED', reason: 'the push service answered 413' }]);
    expect(await devicesOf(asked.id)).toHaveLength(1);
  });

  describe('end', () => {
    it('at sign-out, but not when the session only expired', async () => {
      const asked = await seeker(app);
      await onDevice(asked);
      await query(
        app.databaseUrl,
        `update session set expires_at = created_at + interval '1 second' where account_id = $1`,
        [asked.id],
      );
      expect(await devicesOf(asked.id)).toHaveLength(1);
      const again = await seeker(app);
      await onDevice(again);
      await app.request({ method: 'POST', url: '/api/auth/logout', token: again.token });
      expect(await devicesOf(again.id)).toEqual([]);
    });

    it('also when the device registers while its person signs out', async () => {
      for (let round = 0; round < 5; round += 1) {
        const asked = await seeker(app);
        const phone = service.browser((await stateOf(asked.token)).public_key);
        await Promise.all([
          register(phone, asked.token),
          app.request({ method: 'POST', url: '/api/auth/logout', token: asked.token }),
        ]);
        expect(await devicesOf(asked.id)).toEqual([]);
      }
    });

    it('when somebody else signs in in the same browser: what waits for the first is never sent there', async () => {
      const [asks, first, second] = [await recruiter(app), await seeker(app), await seeker(app)];
      const shared = await onDevice(first);
      await reserved(app, asks, first.id);
      await app.runJobs({ delayed: false });
      shared.received.length = 0;
      await query(
        app.databaseUrl,
        `update notification_push set status = 'WAITING', settled_at = null
          where device_id in (select id from push_device where account_id = $1)`,
        [first.id],
      );
      expect((await register(shared, second.token)).body.registered).toBe(true);
      await query(
        app.databaseUrl,
        `update outbox_message set published_at = null where name = 'notifications.send-push'`,
      );
      await app.runJobs();
      expect(shared.received).toEqual([]);
      expect([await devicesOf(first.id), (await devicesOf(second.id)).length]).toEqual([[], 1]);
    });

    it('when the account is suspended or deleted', async () => {
      const [suspended, deleted, operator] = [await seeker(app), await seeker(app), await newOperator(app)];
      await onDevice(suspended);
      await onDevice(deleted);
      await app.request({
        method: 'PUT',
        url: `/api/admin/users/${suspended.id}/status`,
        token: operator.token,
        payload: { status: 'SUSPENDED', reason: 'Essai du sort des appareils.' },
      });
      await app.request({
        method: 'DELETE',
        url: '/api/users/me',
        token: deleted.token,
        payload: { current_password: 'correct horse battery' },
      });
      expect([await devicesOf(suspended.id), await devicesOf(deleted.id)]).toEqual([[], []]);
    });

    it('when the subscription has expired, or nobody used the site there for three months', async () => {
      const asked = await seeker(app);
      await onDevice(asked, { expires_at: new Date(app.clock.now().getTime() + 1_000).toISOString() });
      await onDevice(asked);
      const sweep = () =>
        RequestContext.create(app.orm.em, () => app.app.get(ForgetDevice, { strict: false }).unused(500));
      expect(app.app.get(SweepDevicesJob, { strict: false })).toBeDefined();
      expect(await sweep()).toBe(0);
      app.clock.advance(1_001);
      expect(await sweep()).toBe(1);
      await query(app.databaseUrl, `update push_device set updated_at = $2 where account_id = $1`, [
        asked.id,
        new Date(app.clock.now().getTime() - 90 * 86_400_000 - 1),
      ]);
      expect(await sweep()).toBe(1);
    });
  });

  it('have at most twenty devices a person, also when they register at the same time; the longest unused one goes', async () => {
    const asked = await seeker(app);
    const oldest = await onDevice(asked);
    app.clock.advance(1_000);
    const { public_key: key } = await stateOf(asked.token);
    const browsers = Array.from({ length: 21 }, () => service.browser(key));
    const statuses = await Promise.all(browsers.map(async (each) => (await register(each, asked.token)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await devicesOf(asked.id)).toHaveLength(20);
    expect((await stateOf(asked.token, oldest.device)).registered).toBe(false);
  });

  it('belong to one account when two register the same browser at the same time', async () => {
    const [first, second] = [await seeker(app), await seeker(app)];
    const shared = service.browser((await stateOf(first.token)).public_key);
    await Promise.all([first, second].flatMap(({ token }) => [register(shared, token), register(shared, token)]));
    const owners = [...(await devicesOf(first.id)), ...(await devicesOf(second.id))];
    expect(owners).toHaveLength(1);
  });

  it('refuse subjects of another role, and what is no subscription', async () => {
    const asked = await seeker(app);
    const { subscription } = service.browser((await stateOf(asked.token)).public_key);
    const refused = await register({ subscription }, asked.token, { kinds: ['candidate_alert'] });
    expect([refused.status, refused.body.code]).toEqual([409, 'NOTIFICATIONS.KIND_NOT_YOURS']);
    for (const bad of [
      { endpoint: 'file:///etc/passwd' },
      { keys: { ...subscription.keys, auth: 'short' } },
      { kinds: ['weather'] },
      { expires_at: 'soon' },
    ]) {
      expect((await register({ subscription }, asked.token, bad)).status).toBe(400);
    }
  });

  it('show a recruiter the same in two worlds that differ only in who the masked person is', async () => {
    const world = async (fullName: string): Promise<object[]> => {
      const [asks, asked] = [await recruiter(app), await seeker(app)];
      await query(app.databaseUrl, 'update account set full_name = $2 where id = $1', [asked.id, fullName]);
      const phone = await onDevice(asks, { kinds: ['reservation', 'message', 'application', 'match'] });
      const { id } = await reserved(app, asks, asked.id);
      await app.runJobs();
      await answer(app, asked, id, 'REJECTED');
      await app.runJobs();
      return phone.received.map(({ title, body, path, language }) => ({ title, body, path, language }));
    };
    const worlds = [await world('Maëlle Beauregard-Ouellet'), await world('Zo Li')];
    expect(worlds[0]).not.toHaveLength(0);
    expect(worlds[1]).toEqual(worlds[0]);
    expect(JSON.stringify(worlds)).not.toMatch(/Maëlle|Beauregard|Zo Li/);
  });
});
