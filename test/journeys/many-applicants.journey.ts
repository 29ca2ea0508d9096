import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { type RunningInstance, startInstance } from '../support/running-instance.js';
import { askFor, enrol } from './support/api.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const APPLICANTS = 200;
/** Three of four have a reason to be declined. */
const WELDERS = APPLICANTS / 4;

/** Copies one applicant with account, profile, application and access, under other names. Every fourth cover letter speaks of welding. */
const copies = `
  with made as (
    select n, gen_random_uuid() as seeker, gen_random_uuid() as application from generate_series(2, $2::int) n
  ), accounts as (
    insert into account select (jsonb_populate_record(a, jsonb_build_object(
      'id', m.seeker, 'email', 'person' || m.n || '@example.org', 'full_name', 'Personne Numéro' || m.n))).*
      from made m, account a where a.id = $1
  ), profiles as (
    insert into profile select (jsonb_populate_record(p, jsonb_build_object('account_id', m.seeker))).*
      from made m, profile p where p.account_id = $1
  ), applications as (
    insert into application select (jsonb_populate_record(a, jsonb_build_object(
      'id', m.application, 'seeker_id', m.seeker, 'applied_at', a.applied_at + m.n * interval '1 second',
      'cover_letter', case when m.n % 4 = 0 then 'Je soude depuis huit ans.' else 'Je cherche un premier emploi.' end))).*
      from made m, application a where a.seeker_id = $1
  )
  insert into seeker_disclosure select (jsonb_populate_record(d, jsonb_build_object(
    'id', gen_random_uuid(), 'seeker_id', m.seeker, 'reference_id', m.application))).*
    from made m, seeker_disclosure d where d.seeker_id = $1`;

describe(`${APPLICANTS} applicants of one posting`, () => {
  let instance: RunningInstance;
  let browser: Browser;
  let recruiter: Visit;
  let jobId: string;

  beforeAll(async () => {
    instance = await startInstance();
    browser = await launchBrowser();
    recruiter = await visit(browser);
    const { token } = await askFor<{ token: string }>(instance.url, '', 'POST', '/api/auth/mock-login', {
      user_type: 'RECRUITER',
    });
    const me = await askFor<{ company: object | null }>(instance.url, token, 'GET', '/api/users/me');
    if (me.company === null)
      await askFor(instance.url, token, 'POST', '/api/companies', { name: 'Acier Trois-Rivières' });
    const job = await askFor<{ id: string }>(instance.url, token, 'POST', '/api/jobs', {
      title: 'Soudage-montage, quart de soir',
      department: 'Atelier',
      salary_range: '65 000 $ à 78 000 $',
      location: 'Trois-Rivières, QC',
      job_type: 'FULL_TIME',
      description: 'Vous assemblez des charpentes d’acier en équipe de six, le soir.',
      status: 'ACTIVE',
    });
    jobId = job.id;
    const person = await enrol(instance.url, {
      email: 'first@example.org',
      password: 'une phrase facile à retenir',
      full_name: 'Personne Numéro1',
      user_type: 'JOB_SEEKER',
    });
    await askFor(instance.url, person.token, 'POST', '/api/applications', {
      job_id: jobId,
      cover_letter: 'Je cherche un premier emploi.',
    });
    await query(instance.databaseUrl, copies, [person.id, APPLICANTS]);
    await recruiter.page.goto(`${instance.url}/login`);
    await recruiter.page.getByRole('button', { name: 'Entrer comme recruteur·se' }).click();
    await recruiter.page.waitForURL('**/recruiter/dashboard');
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  const statuses = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await query<{ status: string; count: number }>(
          instance.databaseUrl,
          'select status, count(*)::int as count from application where job_id = $1 group by 1',
          [jobId],
        )
      ).map(({ status, count }) => [status, count]),
    );
  const selectEverybody = async (page: Page, count: number): Promise<void> => {
    await page
      .getByRole('checkbox', { name: /^Sélectionner / })
      .first()
      .check();
    await page.getByRole('button', { name: `Tout sélectionner (${count})` }).click();
    await page.getByText(`${count} sélectionnées`).waitFor();
  };

  it(
    'are handled in minutes: found, moved on, declined, taken back and declined again',
    async () => {
      const { page } = recruiter;
      const times: Record<string, number> = {};
      const timed = async (what: string, work: () => Promise<void>): Promise<void> => {
        const start = Date.now();
        await work();
        times[what] = Date.now() - start;
      };
      await timed('open the list', async () => {
        await page.goto(`${instance.url}/recruiter/jobs/${jobId}/applications`);
        await page.getByRole('button', { name: `Toutes · ${APPLICANTS}` }).waitFor();
        await page.getByRole('checkbox').first().waitFor();
      });
      await timed('find the welders and move them to interview', async () => {
        const found = page.waitForResponse((response) => response.url().includes('q=soude'));
        await page.getByRole('searchbox').fill('soude');
        await found;
        await selectEverybody(page, WELDERS);
        await page.getByRole('button', { name: `Passer à l’entrevue · ${WELDERS}` }).click();
        await page.getByText(`${WELDERS} candidatures passées à l’entrevue.`).waitFor({ timeout: MINUTE });
      });
      expect(await statuses()).toEqual({ PENDING: APPLICANTS - WELDERS, INTERVIEW: WELDERS });
      const others = APPLICANTS - WELDERS;
      const decline = async (): Promise<void> => {
        await selectEverybody(page, others);
        await page.getByRole('button', { name: `Refuser · ${others}` }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Raison').selectOption({ label: 'En vos mots' });
        await dialog.getByLabel(/^Note à la personne/).fill('Merci, {nom}, et bonne chance.');
        await dialog
          .getByText(/^Merci, Personne Numéro\d+, et bonne chance\.$/)
          .last()
          .waitFor();
        await dialog.getByRole('button', { name: `Refuser ${others} candidatures` }).click();
        await page.getByText(`Refus de ${others} candidatures`).waitFor({ timeout: MINUTE });
      };
      await timed('decline the others', async () => {
        await page.getByRole('button', { name: 'Effacer la recherche' }).click();
        const shown = page.waitForResponse((response) =>
          /status=PENDING&.*q=&|status=PENDING&(?!.*q=)/.test(response.url()),
        );
        await page.getByRole('button', { name: `Nouvelles · ${others}` }).click();
        await shown;
        await decline();
      });
      expect(await statuses()).toEqual({ REJECTED: others, INTERVIEW: WELDERS });
      await timed('take all back', async () => {
        await page.getByRole('button', { name: 'Annuler tous ces refus' }).click();
        await page.getByText(`${others} refus annulés. Aucun courriel ne partira.`).waitFor({ timeout: MINUTE });
      });
      expect(await statuses()).toEqual({ PENDING: others, INTERVIEW: WELDERS });
      await timed('decline them again', decline);
      expect(await statuses()).toEqual({ REJECTED: others, INTERVIEW: WELDERS });
      const [note] = await query<{ reason: string }>(
        instance.databaseUrl,
        `select a.reason from application a join account p on p.id = a.seeker_id where p.full_name = 'Personne Numéro7'`,
      );
      expect(note?.reason).toBe('Merci, Personne Numéro7, et bonne chance.');
      process.stdout.write(`${JSON.stringify(times)}\n`);
      expect(Object.values(times).reduce((sum, each) => sum + each, 0)).toBeLessThan(3 * MINUTE);
      expect(recruiter.faults).toEqual([]);
    },
    5 * MINUTE,
  );
});
