import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../server/modules/identity/domain/demo-accounts.js';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { type RunningInstance, startInstance } from '../support/running-instance.js';
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
  let instance: RunningInstance;
  let browser: Browser;
  let operator: Visit;
  let page: Page;

  const call = async <T>(method: string, path: string, token: string | null, body?: object): Promise<T> => {
    const answer = await fetch(`${instance.url}${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const register = (email: string, name: string, type: string): Promise<{ token: string }> =>
    call('POST', '/api/auth/register', null, {
      email,
      password: DEMO_PASSWORD,
      full_name: name,
      user_type: type,
      consents: { adult: true, terms: true, privacy: true, profile_visible: true },
    });
  const statusOf = async (path: string, token: string): Promise<number> =>
    (await fetch(`${instance.url}${path}`, { headers: { Authorization: `Bearer ${token}` } })).status;

  let recruiter: string;
  let seeker: string;
  let jobId: string;

  beforeAll(async () => {
    instance = await startInstance();
    browser = await launchBrowser();
    await register(OPERATOR, 'Odile Opératrice', 'JOB_SEEKER');
    await query(instance.databaseUrl, `update account set user_type = 'OPERATOR' where email = $1`, [OPERATOR]);
    recruiter = (await register(RECRUITER, 'René Lacier', 'RECRUITER')).token;
    seeker = (await register(SEEKER, 'Sophie Tremblay', 'JOB_SEEKER')).token;
    await call('POST', '/api/companies', recruiter, { name: 'Acier Lacier' });
    jobId = (await call<{ id: string }>('POST', '/api/jobs', recruiter, job)).id;
    await call('GET', '/api/credits/balance', recruiter);
    await call('POST', '/api/reports', seeker, {
      target_type: 'JOB',
      target_id: jobId,
      reason: 'ASKS_FOR_MONEY',
      details: 'On me demande 200 $ pour l’uniforme.',
    });
    operator = await visit(browser, { acceptDownloads: true, viewport: { width: 390, height: 844 } });
    page = operator.page;
    await page.goto(`${instance.url}/login?next=/admin`);
    // The question about cookies stands over the foot of the page until it is answered.
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    await logIn(page, { email: OPERATOR, password: DEMO_PASSWORD });
    await page.waitForURL('**/admin');
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
        'GET',
        '/api/credits/history',
        recruiter,
      );
      expect(transactions[0]).toMatchObject({
        type: 'ADJUSTMENT',
        description: expect.stringContaining('Geste commercial'),
      });
    },
    MINUTE,
  );

  it(
    'O4: a report is acted upon; the posting is gone, its author signed out and kept out',
    async () => {
      await page.goto(`${instance.url}/admin`);
      await page.getByRole('link', { name: 'Signalements' }).first().click();
      await page.getByText('On me demande 200 $ pour l’uniforme.').waitFor();
      await page.getByRole('button', { name: /^Décider.*Soudeuse de nuit/ }).click();
      await page.getByLabel('Retirer l’offre pour de bon').check();
      await page.getByLabel('Suspendre le compte visé').check();
      await page.getByLabel('Raison que lit le compte suspendu').fill(REASON);
      await page.getByRole('button', { name: 'Enregistrer la décision' }).click();
      await page.getByText('Aucun signalement ici').waitFor();
      expect(await statusOf(`/api/users/me`, recruiter)).toBe(401);
      const { jobs } = await call<{ jobs: { id: string }[] }>('GET', '/api/jobs?limit=100', seeker);
      expect(jobs.map(({ id }) => id)).not.toContain(jobId);
      // Who reported is told that something was done, and not what.
      const told = await visit(browser);
      await told.page.goto(`${instance.url}/login?next=/notifications`);
      await told.page.getByRole('button', { name: 'Tout refuser' }).click();
      await logIn(told.page, { email: SEEKER, password: DEMO_PASSWORD });
      await told.page.waitForURL('**/notifications');
      // It arrives by itself: the page hears of it while it is open.
      await told.page.getByRole('link', { name: /Votre signalement a été examiné.*nous avons agi/ }).press('Enter');
      await told.page.waitForURL('**/legal/fraud-policy');
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
    'O4, O7: every act stands in the audit log, filtered and exported; what was given up is tried again',
    async () => {
      await page.goto(`${instance.url}/admin/audit`);
      await page.getByRole('heading', { name: 'Compte suspendu' }).waitFor();
      await page.getByLabel('Acte').selectOption('CREDITS_ADJUSTED');
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
    'O1, O8: a company is restored; nobody else is let in',
    async () => {
      await page.goto(`${instance.url}/admin/companies`);
      await page.getByRole('button', { name: /^Rétablir.*Acier Lacier/ }).click();
      await page.getByLabel('Raison').fill('Tout est réglé.');
      await page.getByRole('button', { name: 'Rétablir', exact: true }).click();
      await page.getByText(/Acier Lacier.*rétabli/).waitFor();
      const again = await call<{ token: string }>('POST', '/api/auth/login', null, {
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
      await stranger.page.waitForURL('**/dashboard');
      await stranger.context.close();
    },
    MINUTE,
  );
});
