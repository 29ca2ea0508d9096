import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { openProduct, type Product } from './shared/product.js';
import { unzip } from '../support/unzip.js';
import { isPage } from './support/addresses.js';
import { askFor, enrol, type NewPerson } from './support/api.js';
import { registerByApi, signIn } from './support/sign-in.js';
import { logIn, type Person, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const noor: Person = { fullName: 'Noor Haddad-Roy', email: 'noor@example.org', password: 'sept oies sur la glace' };
const execute = promisify(execFile);

describe('a seeker fills in a profile, and controls who sees it', () => {
  let instance: Product;
  let browser: Browser;
  let seeker: Visit;
  let recruiter: Visit;
  let seekerId: string;
  let videoId: string;
  /** The folder of her files. */
  let stored: string[];

  /** Waits until the ring shows this percentage. */
  const complete = (percent: number): Promise<void> =>
    seeker.page
      .getByRole('img', { name: new RegExp(`^${percent}\\s%\\scomplet`) })
      .first()
      .waitFor();
  const rows = <T extends object>(sql: string, ...parameters: unknown[]): Promise<T[]> =>
    query<T & Record<string, unknown>>(instance.databaseUrl, sql, parameters);
  /** Her files on the disk. */
  const onDisk = async (): Promise<string[]> => {
    const names = await readdir(instance.dataDir, { recursive: true });
    return stored.filter((key) => names.some((name) => name.endsWith(key)));
  };
  /** Sends a request with that browser's session. */
  const ask = ({ page }: Visit, path: string): Promise<{ status: number; text: string }> =>
    page.evaluate(async (address) => {
      const token = localStorage.getItem('auth_token') ?? '';
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      return { status: answer.status, text: await answer.text() };
    }, path);

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    seeker = await visit(browser);
    recruiter = await visit(browser);
    await registerByApi(seeker, instance.url, noor);
    const me = JSON.parse((await ask(seeker, '/api/users/me')).text) as { id: string };
    seekerId = me.id;
    await signIn(recruiter, instance.url, { user_type: 'RECRUITER' });
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'sees the profile grow by the stated weights, up to 100 percent (S1)',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/profile/edit`);
      await page.getByRole('button', { name: 'Tout refuser' }).click();
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
      // Photo 10, place 10, introduction 15, skills 15, experience 15, preferences 10, phone 5.
      await complete(80);

      const clip = join(instance.dataDir, 'clip.mp4');
      await execute('ffmpeg', [
        ...['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=320x240:rate=15:duration=2'],
        ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', clip],
      ]);
      await page.goto(`${instance.url}/profile/videos`);
      await page.getByText('Aucune présentation pour l’instant').waitFor();
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
    'hides, and is gone for the recruiter at once; hides from one employer only (S9)',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/settings/privacy`);
      const visible = page.getByRole('switch', { name: 'Les recruteurs peuvent trouver mon profil' });
      await visible.click();
      await page.getByText(/Vous n’apparaissez dans aucune recherche/).waitFor();
      await recruiter.page.reload();
      await recruiter.page.getByRole('heading', { name: 'Ce profil n’est pas accessible' }).first().waitFor();
      await visible.click();
      await page.getByText(/Ils voient vos initiales/).waitFor();
      await recruiter.page.reload();
      await recruiter.page.getByRole('heading', { level: 1, name: /N\*\*\*/ }).waitFor();

      const field = page.getByRole('combobox', { name: /Entreprise ou domaine de courriel/ });
      await field.fill('demo.example');
      await page.getByRole('option', { name: /demo\.example/ }).click();
      await page.getByText(/Votre profil est masqué à/).waitFor();
      expect((await ask(recruiter, `/api/users/${seekerId}`)).status).toBe(404);
    },
    MINUTE,
  );

  it(
    'takes a copy of everything along (S9)',
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
    'deletes the account: told what goes when, signed out, and nothing of it answers any more (S9)',
    async () => {
      const { page } = seeker;
      const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
      const files = await rows<{ storage_key: string }>(
        `select storage_key from media_file where video_id = $1
         union select storage_key from owned_file where owner_id = $2 and storage_key is not null`,
        videoId,
        seekerId,
      );
      stored = files.map(({ storage_key: key }) => key);
      expect((await onDisk()).sort()).toEqual(stored.toSorted());
      await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
      for (const promise of [
        'Tout de suite',
        'Au plus tard dans 30 jours',
        /Les messages et les candidatures reçus par d’autres/,
      ]) {
        await page.getByText(promise).first().waitFor();
      }
      await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
      await page.waitForURL(isPage('/login'));
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

  it(
    'O6: on day 30 the rest is deleted; the report counts it, no file is left, and payments stay in the books',
    async () => {
      const call = (method: string, path: string, token: string, body: object): Promise<object> =>
        askFor(instance.url, token, method, path, body);
      const newcomer = (email: string, user_type: NewPerson['user_type']): Promise<{ token: string; id: string }> =>
        enrol(instance.url, { email, password: noor.password, full_name: 'Hector Payeur', user_type });
      const until = async (holds: () => Promise<boolean>): Promise<void> => {
        const deadline = Date.now() + MINUTE;
        while (!(await holds())) {
          if (Date.now() > deadline) throw new Error('it did not come to that');
          await sleep(250);
        }
      };

      // A person who paid closes the account too.
      const buyer = await newcomer('hector@acier.example', 'RECRUITER');
      await call('POST', '/api/companies', buyer.token, { name: 'Acier Hector' });
      await call('POST', '/api/subscriptions/purchase', buyer.token, { packType: 'DISCOVERY' });
      await call('DELETE', '/api/users/me', buyer.token, { current_password: noor.password });
      const paid = await rows<object>('select id from purchase where owner_id = $1', buyer.id);
      expect(paid).toHaveLength(1);

      // The files were deleted when the account was closed.
      expect(stored.length).toBeGreaterThan(1);
      await until(async () => (await onDisk()).length === 0);

      const gone = [seekerId, buyer.id];
      await rows(`update account set closed_at = closed_at - interval '31 days' where id = any($1)`, gone);
      await rows(
        `insert into outbox_message (id, kind, name, payload, job_key, available_at, attempts, created_at)
         values (gen_random_uuid(), 'job', 'identity.run-retention', '{}', 'day-30', now(), 0, now())`,
      );
      await rows(`select pg_notify('outbox_message', '')`);
      const operator = await newcomer('odile@entrevue.example', 'JOB_SEEKER');
      await rows(`update account set user_type = 'OPERATOR' where id = $1`, operator.id);
      interface Reports {
        readonly reports: readonly { kind: string; days: number; removed: number }[];
      }
      const reports = async (): Promise<Reports['reports']> => {
        const headers = { authorization: `Bearer ${operator.token}` };
        const answer = await fetch(`${instance.url}/api/admin/retention?limit=100`, { headers });
        return ((await answer.json()) as Reports).reports;
      };
      await until(async () => (await reports()).some(({ kind }) => kind === 'CLOSED_ACCOUNTS'));
      // A day early, so that it is done within thirty days.
      expect((await reports()).find(({ kind }) => kind === 'CLOSED_ACCOUNTS')).toMatchObject({ days: 29, removed: 2 });
      const erased = await rows<{ erased: boolean; full_name: string; email: string }>(
        'select erased_at is not null as erased, full_name, email from account where id = any($1)',
        gone,
      );
      expect(erased.map((one) => one.erased)).toEqual([true, true]);
      expect(JSON.stringify(erased)).not.toMatch(/Noor|Haddad|noor@|Hector|hector@/);
      // The row stays because other rows refer to it; her data are gone.
      expect(
        await rows('select location, bio, skills, experience from profile where account_id = $1', seekerId),
      ).toEqual([{ location: null, bio: null, skills: [], experience: null }]);
      expect(await rows<object>('select id from purchase where owner_id = $1', buyer.id)).toEqual(paid);
      const lines = await rows<{ count: number }>(
        'select count(*)::int as count from credit_transaction where owner_id = $1',
        buyer.id,
      );
      expect(lines[0]?.count).toBeGreaterThan(0);
    },
    2 * MINUTE,
  );

  it('nothing went wrong in any page', () => {
    expect([...seeker.faults, ...recruiter.faults]).toEqual([]);
  });
});
