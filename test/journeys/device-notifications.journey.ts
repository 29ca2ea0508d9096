import type { Browser, CDPSession } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { type PushService, startPushService } from '../support/push-service.js';
import { type RunningInstance, startInstance } from '../support/running-instance.js';
import { isAt } from './support/addresses.js';
import { ask, askFor, enrol } from './support/api.js';
import { register, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const password = 'sept oies sur la glace';

/**
 * Chromium without a Google account has no push service, so the browser cannot subscribe. All the rest is real: the worker sends to a
 * push service of the test, and what arrives there is delivered to the browser's service worker through the developer tools.
 */
describe('notifications on a device', () => {
  let instance: RunningInstance;
  let browser: Browser;
  let service: PushService;
  let seeker: Visit;

  beforeAll(async () => {
    service = await startPushService();
    instance = await startInstance({ PUSH_SERVICES: 'any' });
    browser = await launchBrowser([], { needsComplete: true });
    seeker = await visit(browser, { serviceWorkers: 'allow' });
    await seeker.context.grantPermissions(['notifications'], { origin: instance.url });
    await register(seeker.page, instance.url, { fullName: 'Noé Gagnon', email: 'noe@example.org', password });
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
    await service?.close();
  }, MINUTE);

  /** The id by which the developer tools know the page's service worker. */
  async function registrationOf(tools: CDPSession): Promise<string> {
    const found = new Promise<string>((resolve) => {
      tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
        if (first) resolve(first.registrationId);
      });
    });
    await tools.send('ServiceWorker.enable');
    return found;
  }

  it(
    'are offered in the settings, and a browser that cannot subscribe says so',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/settings/notifications`);
      await page.getByRole('heading', { level: 2, name: 'Sur cet appareil' }).waitFor();
      await page.getByRole('button', { name: 'Activer sur cet appareil' }).click();
      await page.getByText(/n’ont pas pu être activées/).waitFor();
      await page.getByRole('button', { name: 'Activer sur cet appareil' }).waitFor();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toBe(
        `${instance.url}/sw.js`,
      );
    },
    MINUTE,
  );

  it(
    'come with a site that can be installed: manifest, icons of the sizes it names, and nothing that a browser finds missing',
    async () => {
      const { page, context } = seeker;
      const address = await page.locator('link[rel="manifest"]').getAttribute('href');
      const answer = await fetch(`${instance.url}${address}`);
      expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
      const { icons } = (await answer.json()) as { icons: { src: string; sizes: string }[] };
      for (const { src, sizes } of icons) {
        const png = Buffer.from(await (await fetch(`${instance.url}${src}`)).arrayBuffer());
        expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
      }
      const tools = await context.newCDPSession(page);
      const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
      // The browser profile of a test is a private one.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
      expect((await fetch(`${instance.url}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
    },
    MINUTE,
  );

  it(
    'show what the worker sent while the page is elsewhere, and open its page',
    async () => {
      const { page, context } = seeker;
      const token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
      const { public_key: key } = await askFor<{ public_key: string }>(
        instance.url,
        token,
        'GET',
        '/api/notifications/push',
      );
      const device = service.browser(key);
      const registered = { ...device.subscription, expires_at: null, kinds: ['reservation'] };
      await askFor(instance.url, token, 'PUT', '/api/notifications/push', registered);
      const recruiter = await enrol(instance.url, {
        ...{ email: 'odette@atelier.example', password, full_name: 'Odette Roy', user_type: 'RECRUITER' },
      });
      await askFor(instance.url, recruiter.token, 'POST', '/api/companies', { name: 'Ateliers Boréaux' });
      const me = await askFor<{ id: string }>(instance.url, token, 'GET', '/api/users/me');
      await askFor(instance.url, recruiter.token, 'POST', '/api/credit-reservations', { target_user_id: me.id });
      const sent = await device.next();
      expect(sent).toMatchObject({ title: 'Réservations', path: '/reservations', language: 'fr' });

      const tools = await context.newCDPSession(page);
      const registrationId = await registrationOf(tools);
      await tools.send('ServiceWorker.deliverPushMessage', {
        origin: instance.url,
        registrationId,
        data: JSON.stringify(sent),
      });
      const shown = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const end = Date.now() + 20_000;
        while (Date.now() < end) {
          const [first] = await registration.getNotifications();
          if (first) {
            const { title, body, tag, icon, lang } = first;
            return { title, body, tag, icon, lang };
          }
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return null;
      });
      expect(shown).toEqual({
        title: sent.title,
        body: sent.body,
        tag: sent.tag,
        icon: `${instance.url}/icons/icon-192.png`,
        lang: 'fr',
      });
      expect((await fetch(`${instance.url}/icons/icon-192.png`)).headers.get('content-type')).toBe('image/png');

      // Only a real click may focus a window, so the test sends the message that the worker sends after one.
      const [worker] = context.serviceWorkers();
      await worker?.evaluate(async (path) => {
        const scope = globalThis as unknown as {
          clients: { matchAll(of: object): Promise<{ postMessage(message: object): void }[]> };
        };
        const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
        open?.postMessage({ type: 'open-page', path });
      }, sent.path);
      await page.waitForURL(isAt('/reservations'));
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Chromium reports that a private window cannot subscribe.
      const expected = /Registration failed|does not support the Push API in incognito/;
      expect(seeker.faults.filter((fault) => !expected.test(fault))).toEqual([]);

      await ask(instance.url, token, 'POST', '/api/auth/logout');
      const again = await askFor<{ token: string }>(instance.url, '', 'POST', '/api/auth/login', {
        email: 'noe@example.org',
        password,
      });
      const state = `/api/notifications/push?device=${device.device}`;
      expect(await askFor(instance.url, again.token, 'GET', state)).toMatchObject({ registered: false });
    },
    MINUTE,
  );
});
