import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../server/modules/identity/domain/demo-accounts.js';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { openProduct, type Product } from './shared/product.js';
import { sample } from '../support/samples/samples.js';
import { isAt } from './support/addresses.js';
import { askFor, enrol, type NewPerson } from './support/api.js';
import { signIn } from './support/sign-in.js';
import { logIn, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const OPERATOR = 'odile@entrevue.example';
const RECRUITER = 'rene@acier.example';
const SEEKER = 'sophie@mail.example';
const REASON = 'Demande de l’argent aux candidat·es.';

const job = {
  title: 'Soudeuse de nuit',
  department: 'Atelier',
  description: 'Vous soudez des pièces d’acier.',
  location: 'Laval, QC',
  job_type: 'FULL_TIME',
  status: 'ACTIVE',
};

describe('the back office', () => {
  let instance: Product;
  let browser: Browser;
  let operator: Visit;
  let page: Page;

  const call = <T>(token: string, method: string, path: string, body?: object): Promise<T> =>
    askFor<T>(instance.url, token, method, path, body);
  const register = (email: string, full_name: string, user_type: NewPerson['user_type']): Promise<{ token: string }> =>
    enrol(instance.url, { email, password: DEMO_PASSWORD, full_name, user_type });
  const statusOf = async (path: string, token: string): Promise<number> =>
    (await fetch(`${instance.url}${path}`, { headers: { Authorization: `Bearer ${token}` } })).status;

  let recruiter: string;
  let seeker: string;
  let jobId: string;

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    await register(OPERATOR, 'Odile Opératrice', 'JOB_SEEKER');
    await query(instance.databaseUrl, `update account set user_type = 'OPERATOR' where email = $1`, [OPERATOR]);
    recruiter = (await register(RECRUITER, 'René Lacier', 'RECRUITER')).token;
    seeker = (await register(SEEKER, 'Sophie Tremblay', 'JOB_SEEKER')).token;
    await call(recruiter, 'POST', '/api/companies', { name: 'Acier Lacier' });
    jobId = (await call<{ id: string }>(recruiter, 'POST', '/api/jobs', job)).id;
    await call(recruiter, 'GET', '/api/credits/balance');
    await call(seeker, 'POST', '/api/reports', {
      target_type: 'JOB',
      target_id: jobId,
      reason: 'ASKS_FOR_MONEY',
      details: 'On me demande 200 $ pour l’uniforme.',
    });
    operator = await visit(browser, { acceptDownloads: true, viewport: { width: 390, height: 844 } });
    page = operator.page;
    await signIn(operator, instance.url, { email: OPERATOR, password: DEMO_PASSWORD });
    await page.goto(`${instance.url}/admin`);
    // The cookie banner covers the bottom of the page until it is answered.
    await page.getByRole('button', { name: 'Tout refuser' }).click();
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'O5: on a phone, credits are adjusted with a reason that the recruiter reads',
    async () => {
      await page.getByRole('heading', { name: 'Exploitation', level: 1 }).waitFor();
      await page.getByRole('link', { name: 'Personnes' }).first().click();
      await page.getByLabel('Nom ou courriel').fill('lacier');
      await page.getByRole('button', { name: 'Chercher' }).click();
      await page.getByRole('button', { name: /^Ajuster les crédits.*René/ }).click();
      await page.getByLabel('Crédits à ajouter').fill('5');
      await page.getByLabel('Raison').fill('Geste commercial');
      await page.getByRole('button', { name: 'Ajuster', exact: true }).click();
      await page.getByText(/^Nouveau solde.*25/).waitFor();
      const { transactions } = await call<{ transactions: { type: string; description: string }[] }>(
        recruiter,
        'GET',
        '/api/credits/history',
      );
      expect(transactions[0]).toMatchObject({
        type: 'ADJUSTMENT',
        description: expect.stringContaining('Geste commercial'),
      });
    },
    MINUTE,
  );

  it(
    'O8: other people’s data are refused, and neither the answer nor the screen shows any',
    async () => {
      const message = 'Lettre que personne d’autre ne lit.';
      const form = new FormData();
      const clip = new Uint8Array(await readFile(await sample('tiny-16x16.mp4')));
      form.append('file', new Blob([clip], { type: 'video/mp4' }), 'moi.mp4');
      const sent = await fetch(`${instance.url}/api/upload/video`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${seeker}` },
        body: form,
      });
      const { videoProfileId: videoId } = (await sent.json()) as { videoProfileId: string };
      const deadline = Date.now() + MINUTE;
      while ((await statusOf(`/api/stream/video/${videoId}`, seeker)) !== 200) {
        if (Date.now() > deadline) throw new Error('the video did not get ready');
        await sleep(250);
      }
      const { id } = await call<{ id: string }>(seeker, 'POST', '/api/applications', {
        job_id: jobId,
        cover_letter: message,
      });
      const sophie = await call<{ id: string }>(seeker, 'GET', '/api/users/me');
      const intruder = (await register('alma@mail.example', 'Alma Curieuse', 'JOB_SEEKER')).token;
      const rival = (await register('rita@ailleurs.example', 'Rita Rivale', 'RECRUITER')).token;
      await call(rival, 'POST', '/api/companies', { name: 'Ailleurs' });
      // The owners get their data at these addresses, so the addresses are right.
      expect(await statusOf(`/api/applications/${id}`, seeker)).toBe(200);
      expect(await statusOf(`/api/applications/${id}`, recruiter)).toBe(200);

      const admin = ['overview', 'users', 'audit?format=csv', 'queues', 'retention', `credits/spendings/${sophie.id}`];
      const others = [
        `/api/applications/${id}`,
        `/api/applications/job/${jobId}`,
        `/api/videos/${videoId}`,
        `/api/upload/video/status/${videoId}`,
        ...['video', 'thumbnail', 'metadata'].map((part) => `/api/stream/${part}/${videoId}`),
      ];
      const asked: [string, string][] = [intruder, rival].flatMap((token) =>
        [...admin.map((path) => `/api/admin/${path}`), ...others].map((path): [string, string] => [path, token]),
      );
      asked.push(['/api/dashboard/recruiter/analytics?format=csv', intruder], ['/api/users/me/export', rival]);
      const secrets = ['Sophie', 'Tremblay', SEEKER, message, 'René', RECRUITER, 'moi.mp4'];
      for (const [path, token] of asked) {
        const answer = await fetch(`${instance.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
        const body = await answer.text();
        const refusals = path.startsWith('/api/admin') ? [403] : [403, 404];
        expect([path, refusals.includes(answer.status)]).toEqual([path, true]);
        expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
        expect(Object.keys(JSON.parse(body) as object).sort()).toEqual(['code', 'error', 'requestId']);
      }

      for (const [email, home] of [
        ['alma@mail.example', '/dashboard'],
        ['rita@ailleurs.example', '/recruiter/dashboard'],
      ] as const) {
        const stranger = await visit(browser);
        const { page: screen } = stranger;
        await screen.goto(`${instance.url}/login`);
        await screen.getByRole('button', { name: 'Tout refuser' }).click();
        await logIn(screen, { email, password: DEMO_PASSWORD });
        await screen.waitForURL(isAt(home));
        for (const path of ['/admin', '/admin/people', '/admin/audit', `/recruiter/jobs/${jobId}/applications`]) {
          await screen.goto(`${instance.url}${path}`);
          const isOpen = email.startsWith('rita') && path.startsWith('/recruiter');
          if (isOpen)
            await screen
              .getByText(/Cette offre est introuvable/)
              .first()
              .waitFor();
          else await screen.waitForURL(isAt(home));
          const seen = (await screen.locator('body').textContent()) ?? '';
          expect([path, ...secrets.filter((secret) => seen.includes(secret))]).toEqual([path]);
        }
        await stranger.context.close();
      }
    },
    2 * MINUTE,
  );

  it(
    'O4: a report is acted upon; the posting is gone, its author signed out and kept out',
    async () => {
      await page.goto(`${instance.url}/admin`);
      await page.getByRole('link', { name: 'Signalements' }).first().click();
      await page.getByText('On me demande 200 $ pour l’uniforme.').waitFor();
      await page.getByRole('button', { name: /^Décider.*Soudeuse de nuit/ }).click();
      await page.getByLabel('Retirer l’offre définitivement').check();
      await page.getByLabel('Suspendre le compte signalé').check();
      await page.getByLabel('Raison donnée au compte suspendu').fill(REASON);
      await page.getByRole('button', { name: 'Enregistrer la décision' }).click();
      await page.getByText('Aucun signalement ici').waitFor();
      expect(await statusOf(`/api/users/me`, recruiter)).toBe(401);
      const { jobs } = await call<{ jobs: { id: string }[] }>(seeker, 'GET', '/api/jobs?limit=100');
      expect(jobs.map(({ id }) => id)).not.toContain(jobId);
      // The reporter reads that action was taken, but not which.
      const told = await visit(browser);
      await signIn(told, instance.url, { email: SEEKER, password: DEMO_PASSWORD });
      await told.page.goto(`${instance.url}/notifications`);
      await told.page.getByRole('button', { name: 'Tout refuser' }).click();
      // The open page updates by itself.
      await told.page
        .getByRole('link', { name: /Votre signalement a été examiné.*nous avons pris des mesures/ })
        .press('Enter');
      await told.page.waitForURL(isAt('/legal/fraud-policy'));
      await told.context.close();

      const other = await visit(browser);
      await other.page.goto(`${instance.url}/login`);
      await other.page.getByRole('button', { name: 'Tout refuser' }).click();
      await logIn(other.page, { email: RECRUITER, password: DEMO_PASSWORD });
      await other.page
        .getByText(/Ce compte est suspendu/)
        .first()
        .waitFor();
      await other.context.close();
    },
    MINUTE,
  );

  it(
    'O4, O7: every action is in the audit log, filtered and exported; dead letters are retried',
    async () => {
      await page.goto(`${instance.url}/admin/audit`);
      await page.getByRole('heading', { name: 'Compte suspendu' }).waitFor();
      await page.getByLabel('Action').selectOption('CREDITS_ADJUSTED');
      await page.getByRole('button', { name: 'Filtrer' }).click();
      await page.getByRole('heading', { name: 'Compte suspendu' }).waitFor({ state: 'detached' });
      await page.getByText('Geste commercial').waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file.trimEnd().split('\r\n')).toHaveLength(2);
      expect(file).toContain('CREDITS_ADJUSTED,ACCOUNT,');

      await query(
        instance.databaseUrl,
        `insert into outbox_message (id, kind, name, payload, available_at, attempts, last_error, created_at, dead_at)
         values (gen_random_uuid(), 'event', 'messaging.report-resolved', $1, now(), 10, 'the queue was away', now(), now())`,
        [JSON.stringify({ report_id: jobId, reporter_id: null, status: 'DISMISSED' })],
      );
      await page.goto(`${instance.url}/admin/queues`);
      await page.getByRole('button', { name: /^Relancer.*messaging\.report-resolved/ }).click();
      await page.getByText('Le travail est relancé.').waitFor();
      await page.getByText('Aucun travail abandonné').waitFor();
      expect(operator.faults).toEqual([]);
    },
    MINUTE,
  );

  it(
    'O1, O4: a company is restored; other roles have no access',
    async () => {
      await page.goto(`${instance.url}/admin/companies`);
      await page.getByRole('button', { name: /^Rétablir.*Acier Lacier/ }).click();
      await page.getByLabel('Raison').fill('Tout est réglé.');
      await page.getByRole('button', { name: 'Rétablir', exact: true }).click();
      await page.getByText(/Acier Lacier.*rétabli/).waitFor();
      const again = await call<{ token: string }>('', 'POST', '/api/auth/login', {
        email: RECRUITER,
        password: DEMO_PASSWORD,
      });
      for (const path of ['overview', 'users', 'companies', 'audit', 'audit?format=csv', 'queues', 'reports']) {
        for (const token of [again.token, seeker]) expect(await statusOf(`/api/admin/${path}`, token)).toBe(403);
      }
      const stranger = await visit(browser);
      await stranger.page.goto(`${instance.url}/login?next=/admin/people`);
      await stranger.page.getByRole('button', { name: 'Tout refuser' }).click();
      await logIn(stranger.page, { email: SEEKER, password: DEMO_PASSWORD });
      await stranger.page.waitForURL(isAt('/dashboard'));
      await stranger.context.close();
    },
    MINUTE,
  );
});
