import { execFile } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isPage } from './support/addresses.js';
import { askFor } from './support/api.js';
import { register, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const MB = 1024 * 1024;
const TAG = 'uploads';
/** Slow enough that the page cannot end the upload within the test. */
const SLOW = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 };

interface Listed {
  readonly id: string;
  readonly title: string;
}

/** @throws if the condition does not become true within a minute */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + MINUTE; Date.now() < end; await sleep(200)) if (await holds()) return;
  throw new Error(`not true within a minute: ${holds.toString()}`);
}

/** Addresses of all that this browser keeps of uploads. */
const keptUploads = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('kept-uploads'))) return [];
    return (await (await caches.open('kept-uploads')).keys()).map(({ url }) => new URL(url).pathname);
  });

/** A person closes the page that sends their video; the browser goes on, and the next page ends the upload. */
describe('an upload whose page is closed', () => {
  let product: Product;
  let browser: Browser;
  let seeker: Visit;
  /** Of the same site, but without the application: it reads storages and starts the worker. */
  let outside: Page;
  let tools: CDPSession;
  let token: string;
  let clip: string;

  beforeAll(async () => {
    product = await openProduct({}, { withWorker: false });
    browser = await launchBrowser([], { needsComplete: true });
    seeker = await visit(browser, { serviceWorkers: 'allow' });
    clip = join(product.dataDir, 'présentation.mp4');
    await promisify(execFile)('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=320x240:rate=15:duration=2'],
      ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', clip],
    ]);
    // Two pieces of the protocol and a bit; players and the server read past bytes after the end of the video.
    await appendFile(clip, Buffer.alloc(17 * MB));
    const { page } = seeker;
    await register(page, product.url, {
      ...{ fullName: 'Noé Gagnon', email: 'noe.gagnon@example.org', password: 'une phrase facile à retenir' },
    });
    await page.getByRole('button', { name: 'Tout accepter' }).click();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: MINUTE });
    token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
    outside = await seeker.openTab();
    await outside.goto(`${product.url}/robots.txt`);
    tools = await seeker.context.newCDPSession(outside);
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  }, MINUTE);

  const mine = async (): Promise<readonly Listed[]> =>
    (await askFor<{ videos: Listed[] }>(product.url, token, 'GET', '/api/videos/my')).videos;
  const questionsOf = async (id: string): Promise<readonly string[]> => {
    const path = `/api/video-questions/videos/${id}/questions`;
    const { questions } = await askFor<{ questions: { question_text: string }[] }>(product.url, token, 'GET', path);
    return questions.map(({ question_text: text }) => text);
  };

  /** Starts the `sync` event, as the browser does when there is a network. */
  async function startWorker(): Promise<void> {
    const found = new Promise<string>((resolve) => {
      tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
        if (first) resolve(first.registrationId);
      });
    });
    await tools.send('ServiceWorker.enable');
    const registrationId = await found;
    await tools.send('ServiceWorker.dispatchSyncEvent', {
      ...{ origin: product.url, registrationId, tag: TAG, lastChance: false },
    });
    await tools.send('ServiceWorker.disable');
  }

  /** Sends the clip over a slow connection, until the page says that it may be closed. */
  async function sendSlowly(page: Page, title: string): Promise<void> {
    const network = await seeker.context.newCDPSession(page);
    await page.goto(`${product.url}/profile/videos`);
    await page.locator('input[type=file]').setInputFiles(clip);
    await page.getByLabel('Texte de la question 1').fill('Pouvez-vous vous présenter ?');
    await page.getByRole('button', { name: 'Enregistrer les questions' }).click();
    await page.getByRole('textbox', { name: /^Titre/ }).fill(title);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', SLOW);
    await page.getByRole('button', { name: 'Envoyer la vidéo' }).click();
    await page.getByText('Vous pouvez fermer cette page').waitFor({ timeout: MINUTE });
  }

  it(
    'goes on in the service worker, and the next page adds its questions',
    async () => {
      const { page } = seeker;
      await sendSlowly(page, 'Ma présentation');
      expect(await mine()).toEqual([]);
      await page.close({ runBeforeUnload: false });
      await startWorker();
      await until(async () => (await mine()).length === 1);
      const [video] = await mine();
      expect(video?.title).toBe('Ma présentation');
      const id = video?.id ?? '';
      expect(await questionsOf(id)).toEqual([]);
      // Neither the bytes nor the token stay.
      await until(async () => (await keptUploads(outside)).length === 1);
      const kept = await outside.evaluate(async (key) => (await caches.match(key))?.text(), `/kept-uploads/${id}`);
      expect(JSON.parse(kept ?? '')).toMatchObject({ state: 'arrived', token: '' });

      const next = await seeker.openTab();
      await next.goto(`${product.url}/dashboard`);
      await next.getByText(/«.Ma présentation.» est arrivé pendant que la page était fermée/).waitFor();
      expect(await questionsOf(id)).toEqual(['Pouvez-vous vous présenter ?']);
      await until(async () => (await keptUploads(outside)).length === 0);
      expect(seeker.faults).toEqual([]);
      await next.close();
    },
    3 * MINUTE,
  );

  it(
    'is continued by a page that opens before the worker began',
    async () => {
      const page = await seeker.openTab();
      await sendSlowly(page, 'La suite');
      await page.close({ runBeforeUnload: false });
      const next = await seeker.openTab();
      await next.goto(`${product.url}/profile/videos`);
      await until(async () => (await mine()).some(({ title }) => title === 'La suite'));
      const id = (await mine()).find(({ title }) => title === 'La suite')?.id ?? '';
      await until(async () => (await questionsOf(id)).length === 1);
      await until(async () => (await keptUploads(outside)).length === 0);
      expect(seeker.faults).toEqual([]);
      await next.close();
    },
    3 * MINUTE,
  );

  it(
    'is erased when the person signs out, and the worker sends nothing more',
    async () => {
      const before = await mine();
      const page = await seeker.openTab();
      await sendSlowly(page, 'Jamais');
      expect((await keptUploads(outside)).length).toBeGreaterThan(1);
      await page.getByRole('button', { name: 'Compte de Noé Gagnon' }).click();
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
      await page.waitForURL(isPage('/login'));
      await until(async () => (await keptUploads(outside)).length === 0);
      await page.close();
      await startWorker();
      const again = await askFor<{ token: string }>(product.url, '', 'POST', '/api/auth/login', {
        ...{ email: 'noe.gagnon@example.org', password: 'une phrase facile à retenir' },
      });
      token = again.token;
      expect(await mine()).toEqual(before);
      expect(seeker.faults).toEqual([]);
    },
    3 * MINUTE,
  );
});
