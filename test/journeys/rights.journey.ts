import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { type RunningInstance, startInstance } from '../support/running-instance.js';
import { unzip } from '../support/unzip.js';
import { logIn, type Person, register, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const noor: Person = { fullName: 'Noor Haddad-Roy', email: 'noor@example.org', password: 'sept oies sur la glace' };
const execute = promisify(execFile);

describe('a seeker fills a profile, and decides what becomes of it', () => {
  let instance: RunningInstance;
  let browser: Browser;
  let seeker: Visit;
  let recruiter: Visit;
  let seekerId: string;
  let videoId: string;

  /** Waits until the ring says so. */
  const complete = (percent: number): Promise<void> =>
    seeker.page
      .getByRole('img', { name: new RegExp(`^${percent}\\s%\\scomplet`) })
      .first()
      .waitFor();
  /** A request with the session of that browser. */
  const ask = ({ page }: Visit, path: string): Promise<{ status: number; text: string }> =>
    page.evaluate(async (address) => {
      const token = localStorage.getItem('auth_token') ?? '';
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      return { status: answer.status, text: await answer.text() };
    }, path);

  beforeAll(async () => {
    instance = await startInstance();
    browser = await launchBrowser();
    seeker = await visit(browser);
    recruiter = await visit(browser);
    await register(seeker.page, instance.url, noor);
    await seeker.page.getByRole('button', { name: 'Tout refuser' }).click();
    const me = JSON.parse((await ask(seeker, '/api/users/me')).text) as { id: string };
    seekerId = me.id;
    await recruiter.page.goto(`${instance.url}/login`);
    await recruiter.page.getByRole('button', { name: 'Entrer comme recruteur·se' }).click();
    await recruiter.page.waitForURL('**/recruiter/dashboard');
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'sees the profile grow by the stated weights, up to 100 percent',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/profile/edit`);
      await complete(0);

      const photo = join(instance.dataDir, 'moi.jpg');
      await execute('ffmpeg', [
        '-y',
        '-loglevel',
        'error',
        '-f',
        'lavfi',
        '-i',
        'testsrc2=size=800x1000',
        '-frames:v',
        '1',
        photo,
      ]);
      await page.locator('input[type=file][accept*=image]').first().setInputFiles(photo);
      await page.getByRole('button', { name: 'Enregistrer la photo' }).click();
      await complete(10);

      await page.getByRole('textbox', { name: 'Lieu' }).fill('Gatineau, QC');
      await page.getByRole('textbox', { name: /^Présentation/ }).fill('Cuisinière, j’aime les grandes tablées.');
      await page.getByRole('textbox', { name: /^Téléphone/ }).fill('819 555-0142');
      await page
        .getByRole('textbox', { name: /^Expérience/ })
        .fill('Dix ans de cuisine, dont quatre comme sous-cheffe.');
      const skills = page.getByRole('combobox', { name: /^Compétences/ });
      for (const skill of ['Cuisson', 'Préparation des aliments', 'Hygiène']) {
        await skills.fill(skill);
        await skills.press('Enter');
      }
      await page.getByLabel(/^Disponibilité/).fill('Dans deux semaines');
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      // Photo 10, place 10, introduction 15, skills 15, experience 15, wishes 10, phone 5.
      await complete(80);

      const clip = join(instance.dataDir, 'clip.mp4');
      await execute('ffmpeg', [
        ...['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=320x240:rate=15:duration=2'],
        ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', clip],
      ]);
      await page.goto(`${instance.url}/profile/videos`);
      await page.getByText('Aucune vidéo pour l’instant').waitFor();
      await page.locator('input[type=file]').setInputFiles(clip);
      await page.getByLabel('Texte de la question 1').fill('Pouvez-vous vous présenter ?');
      await page.getByRole('button', { name: 'Enregistrer les questions' }).click();
      await page.getByRole('button', { name: 'Envoyer la vidéo' }).click();
      await page
        .getByRole('region', { name: /Lecteur vidéo/ })
        .locator('video')
        .waitFor({ state: 'attached', timeout: MINUTE });
      const mine = JSON.parse((await ask(seeker, '/api/videos/my')).text) as { videos: { id: string }[] };
      videoId = mine.videos[0]?.id ?? '';
      await page.goto(`${instance.url}/profile/edit`);
      await complete(100);
    },
    2 * MINUTE,
  );

  it(
    'a recruiter finds the masked page; she reads who looked',
    async () => {
      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/candidates/${seekerId}`);
      await page.getByRole('heading', { level: 1, name: /N\*\*\*/ }).waitFor();
      const words = await page.locator('body').innerText();
      expect(words).toContain('Cuisson');
      expect(words).not.toMatch(/Noor|Haddad|819|555-0142|noor@/);

      await seeker.page.goto(`${instance.url}/profile/access-log`);
      await seeker.page.getByText('A vu votre page masquée').first().waitFor();
    },
    MINUTE,
  );

  it(
    'hides, and is gone for the recruiter at once; hides from one employer only',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/settings/privacy`);
      const visible = page.getByRole('switch', { name: 'Les recruteurs peuvent trouver mon profil' });
      await visible.click();
      await page.getByText(/Vous n’apparaissez dans aucune recherche/).waitFor();
      await recruiter.page.reload();
      await recruiter.page.getByRole('heading', { name: 'Ce profil n’est pas accessible' }).first().waitFor();
      await visible.click();
      await page.getByText(/sans nom, visage ni coordonnées/).waitFor();
      await recruiter.page.reload();
      await recruiter.page.getByRole('heading', { level: 1, name: /N\*\*\*/ }).waitFor();

      const field = page.getByRole('combobox', { name: /Entreprise ou domaine de courriel/ });
      await field.fill('demo.example');
      await page.getByRole('option', { name: /demo\.example/ }).click();
      await page.getByText(/Vous êtes caché·e de/).waitFor();
      expect((await ask(recruiter, `/api/users/${seekerId}`)).status).toBe(404);
    },
    MINUTE,
  );

  it(
    'takes a copy of everything along',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/settings/data`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Télécharger mes données' }).click(),
      ]);
      const files = await unzip(await readFile(await download.path()));
      const names = [...files.keys()];
      expect(names).toEqual(expect.arrayContaining(['account.json', 'consents.json', 'access-log.json']));
      expect(names.some((name) => /^videos\/.+\.mp4$/.test(name))).toBe(true);
      expect(files.get('account.json')?.toString()).toContain('819 555-0142');
      await page.getByText('L’archive est dans vos téléchargements.').waitFor();
    },
    MINUTE,
  );

  it(
    'deletes the account: told what goes when, signed out, and nothing of it answers any more',
    async () => {
      const { page } = seeker;
      const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
      await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
      for (const promise of [
        'Tout de suite',
        'Au plus tard dans 30 jours',
        /Les messages et les candidatures reçus par d’autres/,
      ]) {
        await page.getByText(promise).first().waitFor();
      }
      await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
      await page.waitForURL('**/login**');
      await logIn(page, noor);
      await page.getByRole('alert').first().waitFor();
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${instance.url}/api/users/me`, { headers })).status).toBe(401);
      for (const path of [
        `/api/users/${seekerId}`,
        `/api/stream/metadata/${videoId}`,
        `/api/stream/video/${videoId}`,
      ]) {
        expect((await ask(recruiter, path)).status).toBe(404);
      }
    },
    MINUTE,
  );

  it('nothing went wrong in any page', () => {
    expect([...seeker.faults, ...recruiter.faults]).toEqual([]);
  });
});
