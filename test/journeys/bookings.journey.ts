import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../server/modules/identity/domain/demo-accounts.js';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { linkInEmail } from './support/emails.js';
import { type Credentials, signIn } from './support/sign-in.js';
import { visit } from './support/visit.js';

const MINUTE = 60_000;
const OPERATOR = 'odile@entrevue.example';

describe('the studio and inquiries, from both sides', () => {
  let instance: Product;
  let browser: Browser;
  let operator: Page;

  const open = async (path: string, credentials?: Credentials): Promise<Page> => {
    const visitor = await visit(browser, { acceptDownloads: true });
    const { page } = visitor;
    if (credentials) await signIn(visitor, instance.url, credentials);
    await page.goto(`${instance.url}${path}`);
    // The cookie banner covers the bottom of the page until it is answered.
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    return page;
  };

  /** The first bookable day from the month after next on, and a Saturday. */
  async function chooseDay(page: Page): Promise<string> {
    await page.getByRole('button', { name: 'Mois suivant' }).click();
    const free = page.locator('[data-day][data-open="true"]').first();
    await free.click();
    return (await free.getAttribute('data-day')) ?? '';
  }
  const time = (page: Page, value: string) => page.locator(`input[type="radio"][value="${value}"]`);

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    // The operator: a normal account whose role is changed in the database.
    const consents = { adult: true, terms: true, privacy: true, profile_visible: false };
    const account = {
      email: OPERATOR,
      password: DEMO_PASSWORD,
      full_name: 'Odile Opératrice',
      user_type: 'JOB_SEEKER',
      consents,
    };
    await fetch(`${instance.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    });
    await query(instance.databaseUrl, `update account set user_type = 'OPERATOR' where email = $1`, [OPERATOR]);
    operator = await open('/admin/inquiries', { email: OPERATOR, password: DEMO_PASSWORD });
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'N5, O3: a slot is chosen, held, booked once, confirmed, moved and cancelled; the calendar file follows',
    async () => {
      const page = await open('/studio-booking');
      await page.getByRole('button', { name: 'Mois suivant' }).waitFor();
      await page.locator('[data-day][data-open="true"]').first().waitFor();
      expect(await time(page, '10:00').isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Mois suivant' }).click();
      await page
        .getByRole('button', { name: /^samedi / })
        .first()
        .click();
      await page.getByText('Choisissez un jour de semaine (du lundi au vendredi)').first().waitFor();
      await page.getByRole('button', { name: 'Mois précédent' }).click();
      const day = await chooseDay(page);
      await time(page, '10:00').check();
      await page.getByText(/vous est gardé jusqu’à/).waitFor();

      // A second person cannot choose the same slot, because it is on hold, and chooses another one.
      const other = await open('/studio-booking');
      await other.locator('[data-day][data-open="true"]').first().waitFor();
      expect(await chooseDay(other)).toBe(day);
      await time(other, '11:00').waitFor();
      expect(await time(other, '10:00').count()).toBe(0);

      // Both fill in the form; meanwhile a third booking takes the second person's slot.
      await other.getByLabel('Nom complet').fill('Bruno Roy');
      await other.getByLabel('Courriel').fill('bruno@mail.example');
      const taken = await fetch(`${instance.url}/api/studio-bookings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          full_name: 'Claire Huot',
          email: 'claire@mail.example',
          session_type: 'other',
          preferred_date: day,
          preferred_time: '11:00',
        }),
      });
      expect(taken.status).toBe(201);
      // The refusal can come before a check that the box is ticked.
      await time(other, '11:00').click();
      await other
        .getByText(/vient d’être pris/)
        .first()
        .waitFor();
      expect(await other.getByLabel('Nom complet').inputValue()).toBe('Bruno Roy');
      await time(other, '11:00').waitFor({ state: 'detached' });

      await page.getByLabel('Nom complet').fill('Aline Bouchard');
      await page.getByLabel('Courriel').fill('aline@mail.example');
      await page.getByRole('button', { name: /^Demander cette séance/ }).click();
      await page.getByRole('heading', { name: 'Consultez vos courriels' }).waitFor();
      await page.getByText('Confirmez votre adresse dans les 30 minutes').waitFor();
      await page.getByText('Heure de Montréal (America/Toronto)').waitFor();

      // The operator sees that it is not confirmed yet; the link of the email opens without an account.
      await operator.goto(`${instance.url}/admin/bookings`);
      await operator.getByText('Adresse à confirmer').first().waitFor();
      const confirmation = await linkInEmail(instance.dataDir, 'aline@mail.example', '/studio-booking/confirm');
      const opened = await open(new URL(confirmation).pathname + new URL(confirmation).hash);
      await opened.getByRole('button', { name: 'Confirmer ma séance' }).click();
      await opened.getByText(/Votre adresse est confirmée/).waitFor();
      expect(opened.url()).not.toContain('token');
      const download = opened.waitForEvent('download');
      await opened.getByRole('link', { name: 'Ajouter à mon calendrier' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:TENTATIVE/);

      await operator.goto(`${instance.url}/admin/bookings`);
      await operator.getByRole('button', { name: /^Confirmer.*Aline/ }).click();
      await operator.getByText(/La séance est confirmée/).waitFor();
      await operator.getByRole('button', { name: 'Confirmées' }).click();
      await operator.getByRole('button', { name: /^Déplacer.*Aline/ }).click();
      const dialog = operator.getByRole('dialog');
      await chooseDay(dialog as unknown as Page);
      await dialog.locator('input[value="15:00"]').check();
      await dialog.getByRole('button', { name: 'Déplacer la séance' }).click();
      await operator.getByText(/La séance est déplacée/).waitFor();

      const link = await linkInEmail(instance.dataDir, 'aline@mail.example', '/studio-booking/manage');
      const managed = await open(new URL(link).pathname + new URL(link).hash);
      await managed.getByText(/15\sh(?!\s\d)/u).waitFor();
      await managed.getByRole('button', { name: 'Annuler la séance' }).click();
      await managed.getByRole('alertdialog').getByRole('button', { name: 'Annuler la séance' }).click();
      await managed.getByText('La séance est annulée.').waitFor();
      expect(managed.url()).not.toContain('token');

      await page.getByRole('button', { name: 'Réserver une autre séance' }).click();
      await page.getByLabel('Nom complet').waitFor();
    },
    2 * MINUTE,
  );

  it(
    'N4, O2: a recruiter finds the contact form, writes, and is invited by an operator',
    async () => {
      const page = await open('/register');
      await page.getByRole('button', { name: 'Recruter' }).click();
      await page.getByRole('link', { name: 'Nous écrire' }).click();
      await page.waitForURL(isAt('/contact-company'));
      await page.getByLabel('Entreprise').fill('Boulangerie du Mile End');
      await page.getByLabel('Personne à joindre').fill('Nadia Lefebvre');
      await page.getByLabel('Courriel').fill('nadia@boulangerie.example');
      await page.getByRole('textbox', { name: /^Message/ }).fill('Nous cherchons deux personnes pour la nuit.');
      const send = page.getByRole('button', { name: 'Envoyer la demande' });
      await page.getByLabel('Service').selectOption('');
      await send.click();
      await page.getByLabel('Service').and(page.locator('[aria-invalid="true"]')).waitFor();
      await page.getByLabel('Service').selectOption('RECRUITMENT_SUPPORT');

      // The server is unreachable: all typed text stays, and the next try succeeds.
      await page.route('**/api/inquiries', (route) => route.abort());
      await send.click();
      await page.getByText(/Ce que vous avez écrit est gardé/).waitFor();
      expect(await page.getByRole('textbox', { name: /^Message/ }).inputValue()).toBe(
        'Nous cherchons deux personnes pour la nuit.',
      );
      await page.unroute('**/api/inquiries');
      await send.click();
      await page.getByText(/dans les 24/).waitFor();

      await operator.goto(`${instance.url}/admin/inquiries`);
      await operator.getByText(/Temps restant sur 24/).waitFor();
      await operator.getByRole('button', { name: /^Inviter à recruter.*Boulangerie/ }).click();
      await operator.getByRole('dialog').getByRole('button', { name: 'Inviter à recruter' }).click();
      await operator.getByText('L’invitation est en route.').waitFor();
      await operator.getByRole('button', { name: /^Avec invitation/ }).click();
      await operator.getByText('Boulangerie du Mile End').waitFor();
      const link = await linkInEmail(instance.dataDir, 'nadia@boulangerie.example', '/register');
      expect(link).toContain('#invitation=');
    },
    2 * MINUTE,
  );
});
