import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const password = 'sept oies sur la glace';

interface Seeker {
  readonly id: string;
  readonly token: string;
}

/** Texts that no recruiter may see before her profile is open. */
const maelle = {
  email: 'maelle.desrosiers@example.org',
  full_name: 'Maëlle Desrosiers-Ouellet',
  phone: '819 555-0188',
};

/** Everything that the page received, unchanged. */
function listen(page: Page): { readonly said: () => Promise<string> } {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const kind = response.headers()['content-type'] ?? '';
    const body = /json|text|html/.test(kind) ? response.text().catch(() => '') : Promise.resolve('');
    bodies.push(body.then((text) => `${response.url()}\n${text}`));
  });
  return { said: async () => (await Promise.all(bodies)).join('\n') };
}

describe('a recruiter looks for people, and reserves one', () => {
  let instance: Product;
  let browser: Browser;
  let recruiter: Visit;
  let seeker: Seeker;
  let other: Seeker;
  let videoId: string;
  let avatarUrl: string;

  async function call<T>(path: string, token: string | null, init: RequestInit = {}): Promise<T> {
    const isForm = init.body instanceof FormData;
    const answer = await fetch(`${instance.url}${path}`, {
      ...init,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(!isForm && init.body !== undefined && { 'content-type': 'application/json' }),
      },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const post = <T>(path: string, token: string | null, body: object): Promise<T> =>
    call<T>(path, token, { method: 'POST', body: JSON.stringify(body) });

  async function seekerCalled(full_name: string, email: string, profile: object): Promise<Seeker> {
    const { token, user } = await post<{ token: string; user: { id: string } }>('/api/auth/register', null, {
      ...{ email, password, full_name, user_type: 'JOB_SEEKER' },
      consents: { adult: true, terms: true, privacy: true, profile_visible: true, marketing: false },
    });
    await call('/api/users/me', token, { method: 'PUT', body: JSON.stringify(profile) });
    return { id: user.id, token };
  }

  /** A photo and a video of hers, so that there is something to hide. */
  async function showHerself(): Promise<void> {
    const photo = await sharp({ create: { width: 240, height: 240, channels: 3, background: '#7a4a2b' } })
      .jpeg()
      .toBuffer();
    const avatar = new FormData();
    avatar.set('avatar', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'moi.jpg');
    avatarUrl = (
      await call<{ avatar_url: string }>('/api/users/avatar', seeker.token, { method: 'POST', body: avatar })
    ).avatar_url;
    const clip = join(instance.dataDir, 'clip.mp4');
    await promisify(execFile)('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=320x240:rate=15:duration=2'],
      ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', clip],
    ]);
    const video = new FormData();
    video.set('title', 'Présentation');
    video.set('file', new Blob([new Uint8Array(await readFile(clip))], { type: 'video/mp4' }), 'clip.mp4');
    const sent = await call<{ videoProfileId: string }>('/api/upload/video', seeker.token, {
      method: 'POST',
      body: video,
    });
    videoId = sent.videoProfileId;
    for (let tries = 0; tries < 240; tries += 1) {
      const { status } = await call<{ status: string }>(`/api/upload/video/status/${videoId}`, seeker.token);
      if (status === 'COMPLETED') return;
      await sleep(250);
    }
    throw new Error('the video was not prepared');
  }

  /** The recruiter's session, for requests without a screen. */
  const token = async (): Promise<string> => recruiter.page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const balance = async () =>
    call<{ available_balance: number; reserved_balance: number }>('/api/credits/balance', await token());

  /** An operator takes credits away until `left` can still be spent. */
  async function spendDownTo(left: number): Promise<void> {
    const mine = await call<{ id: string }>('/api/users/me', await token());
    const { available_balance: now } = await balance();
    const email = 'odile@entrevue.example';
    const { token: operator } = await post<{ token: string }>('/api/auth/register', null, {
      ...{ email, password, full_name: 'Odile Opératrice', user_type: 'JOB_SEEKER' },
      consents: { adult: true, terms: true, privacy: true, profile_visible: false, marketing: false },
    });
    await query(instance.databaseUrl, `update account set user_type = 'OPERATOR' where email = $1`, [email]);
    const reason = 'mise en place';
    await post('/api/admin/credits/adjustments', operator, { user_id: mine.id, credits: left - now, reason });
  }

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    seeker = await seekerCalled(maelle.full_name, maelle.email, {
      phone: maelle.phone,
      location: 'Gatineau, QC',
      bio: `Boulangère de nuit, pain au levain. ${maelle.full_name}, ${maelle.email}, ${maelle.phone}`,
      experience: 'Neuf ans de boulangerie artisanale, dont trois comme cheffe de fournil.',
      skills: ['Boulangerie', 'Hygiène'],
      years_experience: 9,
    });
    other = await seekerCalled('Théo Ben Amar', 'theo@example.org', {
      location: 'Laval, QC',
      bio: 'Boulanger, viennoiserie et tourage.',
      skills: ['Boulangerie'],
      years_experience: 2,
    });
    await showHerself();
    recruiter = await visit(browser);
    await signIn(recruiter, instance.url, { user_type: 'RECRUITER' });
    await post('/api/companies', await token(), { name: 'Boulangerie du Vieux-Port' });
    await spendDownTo(1);
    await recruiter.page.goto(`${instance.url}/recruiter/dashboard`);
    await recruiter.page.getByRole('button', { name: 'Tout refuser' }).click();
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'searches masked people, keeps the search as a preset, and receives no private data (R3)',
    async () => {
      const { page } = recruiter;
      const log = listen(page);
      const masked = page.getByRole('heading', { level: 3, name: /^Candidat·e #[0-9A-F]{4}$/ });
      await page.getByRole('banner').getByRole('link', { name: 'Candidat·es' }).click();
      await page.waitForURL(isAt('/recruiter/candidates'));
      // The search finds people a moment after they saved their profile.
      for (let tries = 0; tries < 20; tries += 1) {
        await page.goto(`${instance.url}/recruiter/candidates?skills=Boulangerie`);
        await page
          .getByRole('heading', { level: 2, name: /personne/ })
          .first()
          .waitFor();
        if ((await masked.count()) === 2) break;
        await sleep(500);
      }
      expect(await masked.count()).toBe(2);

      await page.getByLabel('Recherche', { exact: true }).fill('levain');
      await page.waitForURL((url) => url.searchParams.get('search') === 'levain');
      await page.getByRole('heading', { level: 2, name: '1 personne' }).waitFor();
      await page.getByText('2 filtres', { exact: true }).waitFor();
      const card = page.getByRole('main').getByRole('listitem').filter({ has: masked });
      expect(await card.innerText()).toMatch(/Gatineau · 9 ans d’expérience/);
      expect(await card.getByRole('img').count()).toBe(0);

      await page.getByRole('button', { name: 'Enregistrer ces filtres' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Nom du préréglage').fill('   ');
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await dialog.getByText('Donnez un nom au préréglage.').first().waitFor();
      await dialog.getByLabel('Nom du préréglage').fill('Pain au levain');
      await dialog.getByLabel('Le charger à l’ouverture de la page').check();
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await dialog.waitFor({ state: 'detached' });

      await page.goto(`${instance.url}/recruiter/candidates`);
      await page.waitForURL((url) => url.searchParams.get('search') === 'levain');
      await page.getByRole('button', { name: 'Pain au levain · par défaut', pressed: true }).waitFor();
      await page.getByRole('heading', { level: 2, name: '1 personne' }).waitFor();

      await card.getByRole('link', { name: 'Profil' }).click();
      await page.getByRole('heading', { level: 1, name: /^M\*\*\*/ }).waitFor();
      expect(await page.locator('video').count()).toBe(0);
      await page.goBack();
      await page.getByRole('heading', { level: 2, name: '1 personne' }).waitFor();

      const said = await log.said();
      expect(said).toContain(seeker.id);
      for (const secret of ['Desrosiers', 'Ouellet', maelle.email, '555-0188', '5550188', avatarUrl])
        expect(said).not.toContain(secret);
      expect(said).not.toMatch(/\/api\/stream\/(metadata|video|thumbnail|hls)/);
    },
    MINUTE,
  );

  it(
    'reserves with the last credit, once for several clicks; the next one is refused (R4)',
    async () => {
      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/candidates?search=levain`);
      await page.getByRole('button', { name: 'Réserver · 1 crédit' }).dblclick();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('1 crédit disponible').waitFor();
      await dialog.getByRole('textbox', { name: /^Message/ }).fill('Notre fournil ouvre à trois heures.');
      await dialog.getByRole('button', { name: 'Réserver · 1 crédit' }).dblclick();
      await page.getByRole('dialog', { name: `Le profil de ${maelle.full_name} est ouvert` }).waitFor();
      const mine = await call<{ total: number; data: { message: string }[] }>(
        '/api/credit-reservations',
        await token(),
      );
      expect(mine.data.map(({ message }) => message)).toEqual(['Notre fournil ouvre à trois heures.']);
      expect(await balance()).toMatchObject({ available_balance: 0, reserved_balance: 1 });

      await dialog.getByRole('link', { name: 'Voir le profil' }).click();
      await page.getByRole('heading', { level: 1, name: maelle.full_name }).waitFor();
      await page.getByRole('link', { name: maelle.email }).waitFor();
      await page.getByText(/^Il reste (3\sjours|2\sjours et 23\sheures)/).waitFor();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^0\s.*\b1\sen\sattente/ })
        .waitFor();

      await page.goto(`${instance.url}/recruiter/candidates?search=viennoiserie`);
      await page.getByRole('link', { name: 'Acheter des crédits' }).waitFor();
      expect(await page.getByRole('button', { name: /^Réserver/ }).count()).toBe(0);
      const refused = await fetch(`${instance.url}/api/credit-reservations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ target_user_id: other.id, credits_reserved: 1, expires_in_days: 3 }),
      });
      expect(refused.status).toBe(402);

      const asked = await call<{ data: { status: string; message: string }[] }>(
        '/api/credit-reservations',
        seeker.token,
      );
      expect(asked.data).toMatchObject([{ status: 'ACTIVE', message: 'Notre fournil ouvre à trois heures.' }]);
      expect(recruiter.faults).toEqual([]);
    },
    MINUTE,
  );
});
