import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { emailsIn, type ReceivedEmail } from '../support/mail.js';
import { liveSettings } from '../support/live-settings.js';
import { query } from '../support/query.js';
import { openProduct, type Product } from './shared/product.js';
import { ask, askFor, enrol } from './support/api.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'sept oies sur la glace';
const REASON = 'Aucune entreprise de ce nom à cette adresse.';
const draft = {
  title: 'Soudeuse de nuit',
  department: 'Atelier',
  description: 'Vous soudez des pièces d’acier avec une équipe de six personnes.',
  location: 'Laval, QC',
  job_type: 'FULL_TIME',
  status: 'DRAFT',
};

/** O1: nobody recruits before an operator has approved them. */
describe('recruiters who wait for approval', () => {
  let instance: Product;
  let browser: Browser;
  const tokens = new Map<string, string>();

  const signedIn = async (email: string, path: string): Promise<Visit> => {
    const visitor = await visit(browser);
    await signIn(visitor, instance.url, { email, password: PASSWORD });
    await visitor.page.goto(instance.url + path);
    // The cookie banner covers the bottom of the page until it is answered.
    await visitor.page.getByRole('button', { name: 'Tout refuser' }).click();
    return visitor;
  };
  const emailTo = async (email: string, subject: string): Promise<ReceivedEmail> => {
    const deadline = Date.now() + MINUTE;
    while (Date.now() < deadline) {
      const found = (await emailsIn(instance.dataDir)).find((one) => one.to === email && one.subject === subject);
      if (found) return found;
      await sleep(250);
    }
    throw new Error(`no letter “${subject}” to ${email}`);
  };

  beforeAll(async () => {
    instance = await openProduct({ DEMO_MODE: 'false', ...liveSettings });
    browser = await launchBrowser();
    const person = (email: string, full_name: string, user_type: 'RECRUITER' | 'JOB_SEEKER') =>
      enrol(instance.url, { email, full_name, user_type, password: PASSWORD });
    await person('odile@entrevue.example', 'Odile Opératrice', 'JOB_SEEKER');
    await query(instance.databaseUrl, `update account set user_type = 'OPERATOR' where email like 'odile@%'`, []);
    for (const [email, name, company] of [
      ['paula@acier.example', 'Paula Lavallée', 'Acier Lavallée'],
      ['rolf@placement.example', 'Rolf Lefaux', 'Placement Express'],
    ] as const) {
      const { token } = await person(email, name, 'RECRUITER');
      tokens.set(email, token);
      await askFor(instance.url, token, 'POST', '/api/companies', { name: company });
      await askFor(instance.url, token, 'POST', '/api/jobs', draft);
    }
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'O1: one is approved and publishes, the other is refused with a reason; both decisions are in the audit log',
    async () => {
      const paula = await signedIn('paula@acier.example', '/recruiter/jobs');
      const rolf = await signedIn('rolf@placement.example', '/recruiter/jobs');
      for (const { page } of [paula, rolf]) {
        await page.getByText('Votre compte attend son approbation.').first().waitFor();
      }
      const card = (page: Visit['page']) =>
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: draft.title }) });
      await card(paula.page).getByText('Brouillon', { exact: true }).waitFor();
      const published = (email: string): Promise<{ status: number }> =>
        ask(instance.url, tokens.get(email) ?? '', 'POST', '/api/jobs', { ...draft, status: 'ACTIVE' });
      for (const email of tokens.keys()) expect((await published(email)).status).toBe(403);

      const operator = await signedIn('odile@entrevue.example', '/admin/approvals');
      const { page } = operator;
      await page.getByRole('button', { name: 'Approuver Paula Lavallée' }).click();
      await page.getByText('Le compte est approuvé. La personne en est avisée par courriel.').waitFor();
      await page.getByRole('button', { name: 'Refuser Rolf Lefaux' }).click();
      const dialog = page.getByRole('dialog', { name: /^Refuser Rolf Lefaux/ });
      // A refusal needs a reason.
      await dialog.getByRole('button', { name: 'Refuser' }).click();
      await dialog.getByText(/Donnez la raison/).waitFor();
      await dialog.getByRole('textbox', { name: /^Raison/ }).fill(REASON);
      await dialog.getByRole('button', { name: 'Refuser' }).click();
      await page.getByText('Le compte est refusé. La personne reçoit la raison par courriel.').waitFor();
      await page.getByText('Aucun compte en attente').waitFor();

      await emailTo('paula@acier.example', 'Votre compte de recrutement est approuvé');
      await paula.page.reload();
      await card(paula.page)
        .getByRole('button', { name: /^Publier/ })
        .click();
      await paula.page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click();
      await card(paula.page).getByText('Ouverte', { exact: true }).waitFor();
      expect(await paula.page.getByText('Votre compte attend son approbation.').count()).toBe(0);

      const { text } = await emailTo('rolf@placement.example', 'Votre demande de compte de recrutement');
      expect(text).toContain(REASON);
      await rolf.page.reload();
      await rolf.page.getByText('Votre compte n’est pas approuvé.').first().waitFor();
      expect((await published('rolf@placement.example')).status).toBe(403);

      await page.goto(`${instance.url}/admin/audit`);
      const act = (title: string) =>
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await act('Compte de recrutement approuvé').getByText('Paula Lavallée').first().waitFor();
      await act('Compte de recrutement refusé').getByText('Rolf Lefaux').first().waitFor();
      await act('Compte de recrutement refusé').getByText(REASON).waitFor();
      for (const title of ['Compte de recrutement approuvé', 'Compte de recrutement refusé']) {
        await act(title).getByText('Odile Opératrice').first().waitFor();
      }
      expect([...operator.faults, ...paula.faults, ...rolf.faults]).toEqual([]);
    },
    2 * MINUTE,
  );
});
