import ICAL from 'ical.js';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { type Answer, ask } from './support/api.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'une phrase facile à retenir';
const TITLE = 'Soudage-montage, quart de soir';
/** A week from now, so that it is in the future in every time zone. */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('applications, from both sides', () => {
  let instance: Product;
  let browser: Browser;
  let recruiter: Visit;
  let recruiterToken: string;
  let companyId: string;
  let jobId: string;
  let seeker: Visit;
  let seekerToken: string;

  const call = (token: string, method: string, path: string, body?: unknown): Promise<Answer> =>
    ask(instance.url, token, method, path, body);

  async function signUp(name: string, userType: string): Promise<{ id: string; token: string; email: string }> {
    const email = `${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')}@example.org`;
    const consents = { adult: true, terms: true, privacy: true, profile_visible: true };
    const person = { email, password: PASSWORD, full_name: name, user_type: userType, consents };
    const { status, body } = await call('', 'POST', '/api/auth/register', person);
    expect([name, status]).toEqual([name, 201]);
    return { id: (body['user'] as { id: string }).id, token: String(body['token']), email };
  }

  const ownList = async (archived: boolean): Promise<string[]> => {
    const { body } = await call(seekerToken, 'GET', `/api/applications?archived=${String(archived)}`);
    return (body['applications'] as { status: string }[]).map(({ status }) => status);
  };

  async function applyWith(page: Page, message: string): Promise<void> {
    await page.getByRole('button', { name: /^Postuler/ }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Lettre/)
      .fill(message);
  }

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    recruiter = await visit(browser);
    const { body } = await call('', 'POST', '/api/auth/mock-login', { user_type: 'RECRUITER' });
    recruiterToken = String(body['token']);
    if ((body['user'] as { company: unknown }).company === null)
      await call(recruiterToken, 'POST', '/api/companies', { name: 'Acier Trois-Rivières' });
    const me = await call(recruiterToken, 'GET', '/api/users/me');
    companyId = (me.body['company'] as { id: string }).id;
    const job = await call(recruiterToken, 'POST', '/api/jobs', {
      title: TITLE,
      department: 'Atelier',
      location: 'Trois-Rivières, QC',
      job_type: 'FULL_TIME',
      description: 'Vous assemblez des charpentes d’acier en équipe de six, le soir.',
      salary_range: '65 000 $ à 78 000 $',
      status: 'ACTIVE',
    });
    expect(job.status).toBe(201);
    jobId = String(job.body['id']);
    await signIn(recruiter, instance.url, { user_type: 'RECRUITER' });

    const person = await signUp('Ana Roy', 'JOB_SEEKER');
    seekerToken = person.token;
    seeker = await visit(browser);
    await signIn(seeker, instance.url, { email: person.email, password: PASSWORD });
    await seeker.page.goto(`${instance.url}/jobs/${jobId}`);
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'S4: an application is sent once, comes back when the server fails, and leaves the list when it is withdrawn',
    async () => {
      const { page } = seeker;
      const broken = {
        status: 500,
        contentType: 'application/json',
        body: '{"error":"Une erreur est survenue.","code":"INTERNAL"}',
      };
      await page.route('**/api/applications', (route) =>
        route.request().method() === 'POST' ? route.fulfill(broken) : route.continue(),
      );
      await applyWith(page, 'Je soude depuis huit ans.');
      await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
      await page
        .getByRole('alert')
        .getByText(/Une erreur est survenue/)
        .first()
        .waitFor();
      await page.unroute('**/api/applications');
      expect(await ownList(false)).toEqual([]);

      // The typed text is still there, and a double click sends one application.
      await page.getByRole('button', { name: /^Postuler/ }).click();
      const message = page.getByRole('dialog').getByLabel(/^Lettre/);
      await message.waitFor();
      expect(await message.inputValue()).toBe('Je soude depuis huit ans.');
      await page.getByRole('button', { name: 'Envoyer ma candidature' }).dblclick();
      await page.getByText('Candidature envoyée', { exact: true }).waitFor();
      await page.getByText(/^Votre candidature est envoyée à/).waitFor();
      expect(await ownList(false)).toEqual(['PENDING']);
      const again = await call(seekerToken, 'POST', '/api/applications', { job_id: jobId });
      expect([again.status, again.body['code']]).toEqual([409, 'APPLICATIONS.ALREADY_APPLIED']);

      await page.getByRole('link', { name: /^Suivre ma candidature/ }).click();
      await page.waitForURL(isAt('/applications'));
      const withdraw = async (): Promise<void> => {
        await page.getByRole('button', { name: `Retirer : ${TITLE}` }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer ma candidature' }).click();
      };
      await page.route('**/withdraw', (route) => route.fulfill(broken));
      await withdraw();
      await page
        .getByText(/n’a pas pu être retirée/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: `Retirer : ${TITLE}` }).waitFor();
      await page.unroute('**/withdraw');
      await withdraw();
      await page.getByText('Aucune candidature en cours').waitFor();
      await page.getByRole('button', { name: 'Archivées · 1' }).click();
      await page.getByRole('link', { name: `Postuler de nouveau : ${TITLE}` }).click();
      await page.waitForURL(isAt(`/jobs/${jobId}`));
      await applyWith(page, 'Je postule de nouveau.');
      await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
      await page.getByText('Candidature envoyée', { exact: true }).waitFor();
      await page.getByText(/^Votre candidature est envoyée à/).waitFor();
      expect([await ownList(false), await ownList(true)]).toEqual([['PENDING'], ['WITHDRAWN']]);
    },
    2 * MINUTE,
  );

  it(
    'S8: an interview is proposed, chosen, moved under the same UID, and followed by an offer',
    async () => {
      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/jobs/${jobId}/applications`);
      await page.getByRole('button', { name: /^Ouvrir/ }).click();
      await page.getByRole('dialog').getByText('Je postule de nouveau.').waitFor();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Proposer une entrevue/ })
        .click();
      const form = page.getByRole('dialog', { name: /^Proposer une entrevue/ });
      await form.getByRole('button', { name: 'Ajouter un moment' }).click();
      await form.getByLabel('Date').nth(0).fill(day(7));
      await form.getByLabel('Heure', { exact: true }).nth(0).fill('09:00');
      await form.getByLabel('Date').nth(1).fill(day(8));
      await form.getByLabel('Heure', { exact: true }).nth(1).fill('14:30');
      await form.getByLabel('Fuseau horaire').selectOption('America/Toronto');
      await form.getByRole('button', { name: 'Envoyer l’invitation' }).click();
      await page.getByText(/^L’entrevue est proposée à/).waitFor();

      const theirs = seeker.page;
      await theirs.goto(`${instance.url}/applications`);
      const choices = theirs.getByRole('list', { name: 'Moments proposés' }).getByRole('button');
      await choices.first().waitFor();
      expect(await choices.count()).toBe(2);
      await choices.nth(1).click();
      await theirs.getByText('Votre entrevue est fixée.').waitFor();
      const address = await theirs.getByRole('link', { name: 'Ajouter à mon calendrier' }).getAttribute('href');
      const entry = async () => {
        const answer = await fetch(`${instance.url}${address}`, {
          headers: { Authorization: `Bearer ${seekerToken}` },
        });
        const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
        const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
        return { uid: event.uid, sequence: event.sequence ?? 0, start: event.startDate.toJSDate() };
      };
      const chosen = await entry();
      const clock = new Intl.DateTimeFormat('fr-CA', { timeZone: 'America/Toronto', timeStyle: 'short' });
      expect(clock.format(chosen.start)).toMatch(/14\sh\s30/u);

      // The seeker's screen updates by itself; the recruiter reopens the panel.
      await page.reload();
      await page.getByRole('dialog').getByText('Fixée', { exact: true }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Déplacer', exact: true }).click();
      const move = page.getByRole('dialog', { name: /^Déplacer l’entrevue/ });
      await move.getByLabel('Heure', { exact: true }).fill('16:00');
      await move.getByRole('button', { name: 'Déplacer l’entrevue' }).click();
      await page.getByText(/^L’entrevue avec .* est déplacée/).waitFor();
      const moved = await entry();
      expect([moved.uid, moved.sequence > chosen.sequence]).toEqual([chosen.uid, true]);
      expect(clock.format(moved.start)).toMatch(/16\sh\s00/u);

      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Faire une offre/ })
        .click();
      const offer = page.getByRole('dialog', { name: /^Faire une offre/ });
      await offer.getByLabel(/^Salaire offert, De/).fill('72000');
      await offer.getByLabel('Entrée en fonction').fill(day(30));
      await offer.getByLabel(/^Dernier jour pour répondre/).fill(day(14));
      await offer.getByRole('button', { name: 'Envoyer l’offre' }).click();
      await page.getByText(/^L’offre est envoyée à/).waitFor();
      await theirs.reload();
      await theirs.getByRole('heading', { name: 'L’offre' }).waitFor();
      await theirs.getByText(/72\s000/).waitFor();
      expect(await theirs.getByRole('button', { name: /^Retirer/ }).count()).toBe(0);

      // A question leaves the offer open; the typed text is still there if the server fails.
      const failing = { status: 500, contentType: 'application/json', body: '{"error":"Panne.","code":"INTERNAL"}' };
      await theirs.route('**/offer', (route) => route.fulfill(failing));
      await theirs.getByRole('button', { name: /^Poser une question/ }).click();
      const question = theirs.getByRole('dialog');
      await question.getByLabel('Votre question').fill('Le quart est-il fixe?');
      await question.getByRole('button', { name: 'Envoyer la question' }).click();
      await question.getByText('Panne.').first().waitFor();
      expect(await question.getByLabel('Votre question').inputValue()).toBe('Le quart est-il fixe?');
      await theirs.unroute('**/offer');
      await question.getByRole('button', { name: 'Envoyer la question' }).click();
      await theirs.getByText(/^Votre question est envoyée à/).waitFor();
      await theirs.getByRole('button', { name: /^Accepter l’offre/ }).click();
      await theirs.getByRole('dialog').getByRole('button', { name: 'Accepter l’offre' }).click();
      await theirs
        .getByText(/^Vous avez accepté l’offre/)
        .first()
        .waitFor();
      await page.reload();
      await page.getByRole('dialog').getByText('Acceptée', { exact: true }).waitFor();
    },
    2 * MINUTE,
  );

  it(
    'R6: two recruiters act at once, a refusal is taken back, and a yes costs two credits once',
    async () => {
      const colleague = await signUp('Luc Gervais', 'RECRUITER');
      await query(instance.databaseUrl, `update account set approval_status = 'APPROVED' where id = $1`, [
        colleague.id,
      ]);
      await query(
        instance.databaseUrl,
        'insert into company_member (user_id, company_id, created_at) values ($1, $2, now())',
        [colleague.id, companyId],
      );
      const ben = await signUp('Ben Cyr', 'JOB_SEEKER');
      const sent = await call(ben.token, 'POST', '/api/applications', { job_id: jobId });
      expect(sent.status).toBe(201);
      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/jobs/${jobId}/applications`);
      await page.getByRole('button', { name: 'Marquer comme examinée : Ben Cyr' }).waitFor();

      // A colleague is faster: the server gets their answer before this click.
      const answer = `/api/applications/${String(sent.body['id'])}`;
      const faster: number[] = [];
      await page.route(`**${answer}`, async (route) => {
        if (route.request().method() === 'PUT' && faster.length === 0)
          faster.push((await call(colleague.token, 'PUT', answer, { status: 'REVIEWED' })).status);
        await route.continue();
      });
      await page.getByRole('button', { name: 'Marquer comme examinée : Ben Cyr' }).click();
      await page.getByText('La situation a changé entre-temps.').first().waitFor();
      await page
        .getByText(/Cette page vient d’être mise à jour/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Examinées · 1' }).waitFor();
      await page.unroute(`**${answer}`);
      expect(faster).toEqual([200]);

      await page.getByRole('button', { name: 'Refuser : Ben Cyr' }).click();
      const refuse = page.getByRole('dialog');
      await refuse.getByRole('button', { name: 'Refuser la candidature' }).click();
      await refuse.getByLabel('Raison').selectOption({ label: 'Poste pourvu' });
      await refuse
        .getByRole('region', { name: 'Ce que la personne lira' })
        .getByText(/vient d’être pourvu/)
        .waitFor();
      await refuse.getByRole('button', { name: 'Refuser la candidature' }).click();
      await page
        .getByRole('button', { name: /^Annuler le refus de Ben Cyr/ })
        .first()
        .click();
      await page.getByText(/^Le refus de Ben Cyr est annulé/).waitFor();

      const balance = async (): Promise<number> =>
        Number((await call(recruiterToken, 'GET', '/api/credits/balance')).body['balance']);
      const before = await balance();
      const card = page.getByRole('listitem').filter({ hasText: 'Ben Cyr' });
      await card.getByRole('button', { name: 'Accepter · 2 crédits' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Accepter · 2 crédits' }).dblclick();
      await page.getByText('Candidature acceptée! C’est une correspondance avec cette personne.').waitFor();
      expect(await balance()).toBe(before - 2);
      const late = await call(colleague.token, 'PUT', answer, { status: 'REJECTED' });
      expect([late.status, late.body['code']]).toEqual([409, 'APPLICATIONS.ALREADY_CHANGED']);
      const matches = await call(ben.token, 'GET', '/api/matches?status=MATCHED');
      expect(matches.body['total']).toBe(1);
      expect(recruiter.faults).toEqual([]);
    },
    2 * MINUTE,
  );

  it(
    'S4: a posting that is paused ends the application, says why, and stays readable',
    async () => {
      const zoe = await signUp('Zoé Lam', 'JOB_SEEKER');
      expect((await call(zoe.token, 'POST', '/api/applications', { job_id: jobId })).status).toBe(201);
      expect((await call(recruiterToken, 'PUT', `/api/jobs/${jobId}`, { status: 'PAUSED' })).status).toBe(200);
      const reasons = async (): Promise<unknown[]> => {
        const { body } = await call(zoe.token, 'GET', '/api/applications?archived=true');
        return (body['applications'] as { closed_reason: string }[]).map((row) => row.closed_reason);
      };
      const end = Date.now() + MINUTE;
      while ((await reasons()).length === 0 && Date.now() < end) await new Promise((go) => setTimeout(go, 250));
      expect(await reasons()).toEqual(['JOB_PAUSED']);

      const theirs = await visit(browser);
      await signIn(theirs, instance.url, { email: zoe.email, password: PASSWORD });
      await theirs.page.goto(`${instance.url}/applications`);
      await theirs.page.getByRole('button', { name: 'Archivées · 1' }).click();
      await theirs.page.getByText('Terminée', { exact: true }).waitFor();
      await theirs.page.getByText(/a mis cette offre d’emploi en pause/).waitFor();
      await theirs.page.getByRole('button', { name: /^Relire l’offre d’emploi/ }).click();
      await theirs.page
        .getByRole('dialog')
        .getByText(/Vous assemblez des charpentes d’acier/)
        .waitFor();
      expect(theirs.faults).toEqual([]);
    },
    2 * MINUTE,
  );
});
