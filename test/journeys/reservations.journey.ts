import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { type Answer, ask } from './support/api.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
/** Long enough to answer on a slow machine, short enough for the test to wait until it expires. */
const WINDOW_SECONDS = 25;
const PASSWORD = 'une phrase facile à retenir';
const COMPANY = 'Hôpital Mont-Blanc';

interface Seeker {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

describe('reservations, from both sides', () => {
  let instance: Product;
  let browser: Browser;
  let recruiter: Visit;
  let recruiterToken: string;
  let anasPage: Page;
  const visits: Visit[] = [];

  const call = (token: string, method: string, path: string, body?: unknown): Promise<Answer> =>
    ask(instance.url, token, method, path, body);

  async function newSeeker(name: string): Promise<Seeker> {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
    const consents = { adult: true, terms: true, privacy: true, profile_visible: true };
    const person = { email, password: PASSWORD, full_name: name, user_type: 'JOB_SEEKER', consents };
    const { status, body } = await call('', 'POST', '/api/auth/register', person);
    expect([name, status]).toEqual([name, 201]);
    return { id: (body['user'] as { id: string }).id, name, email, token: String(body['token']) };
  }

  const reserve = (seeker: Seeker): Promise<Answer> =>
    call(recruiterToken, 'POST', '/api/credit-reservations', {
      target_user_id: seeker.id,
      message: 'Venez voir notre unité.',
      salary: '78 000 à 92 000 $',
    });

  async function reserved(seeker: Seeker): Promise<string> {
    const { status, body } = await reserve(seeker);
    expect([seeker.name, status]).toEqual([seeker.name, 201]);
    return String(body['id']);
  }

  async function credits(): Promise<unknown> {
    const { body } = await call(recruiterToken, 'GET', '/api/credits/balance');
    return { balance: body['balance'], onHold: body['reserved_balance'] };
  }

  async function openRequests(seeker: Seeker): Promise<Page> {
    const opened = await visit(browser);
    visits.push(opened);
    await signIn(opened, instance.url, { email: seeker.email, password: PASSWORD });
    await opened.page.goto(`${instance.url}/reservations`);
    return opened.page;
  }

  async function confirm(page: Page, name: string): Promise<void> {
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  }

  beforeAll(async () => {
    instance = await openProduct({ RESERVATION_WINDOW_SECONDS: String(WINDOW_SECONDS) });
    browser = await launchBrowser();
    recruiter = await visit(browser);
    visits.push(recruiter);
    const { body } = await call('', 'POST', '/api/auth/mock-login', { user_type: 'RECRUITER' });
    recruiterToken = String(body['token']);
    if ((body['user'] as { company: unknown }).company === null)
      await call(recruiterToken, 'POST', '/api/companies', { name: COMPANY });
    await signIn(recruiter, instance.url, { user_type: 'RECRUITER' });
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'S6: one accepts, one declines with a reason, and one lets the time run out',
    async () => {
      const [ana, ben, cleo] = [await newSeeker('Ana Roy'), await newSeeker('Ben Cyr'), await newSeeker('Cleo Huot')];
      const start = (await credits()) as { balance: number };

      await reserved(ana);
      const first = await openRequests(ana);
      anasPage = first;
      await first.getByText(/78\s000 à 92\s000\s\$ par an/).waitFor();
      await first.getByText('Venez voir notre unité.').waitFor();
      await first.getByRole('button', { name: /^Accepter/ }).click();
      await first.getByText(/^Vous avez accepté la demande/).waitFor();
      await first.getByText(/^Acceptée le/).waitFor();
      expect(await credits()).toEqual({ balance: start.balance - 1, onHold: 0 });

      await reserved(ben);
      const second = await openRequests(ben);
      expect(await credits()).toEqual({ balance: start.balance - 1, onHold: 1 });
      await second.getByRole('button', { name: /^Refuser/ }).click();
      await second.getByRole('dialog').getByRole('textbox').fill('Je cherche un horaire de jour.');
      await second.getByRole('button', { name: 'Refuser la demande' }).click();
      await second.getByText('Profil refermé', { exact: true }).waitFor();
      await second.getByText(/^Refusée le/).waitFor();
      // The card changes immediately; the sentence comes with the server’s answer.
      await second.getByText(/^La demande de .* est refusée/).waitFor();
      expect(await credits()).toEqual({ balance: start.balance - 1, onHold: 0 });

      await reserved(cleo);
      const third = await openRequests(cleo);
      await third.getByText('1 minute', { exact: true }).waitFor();
      await third.getByText(/^Expirée le/).waitFor({ timeout: (WINDOW_SECONDS + 30) * 1_000 });
      expect(await third.getByRole('button', { name: /^Accepter/ }).count()).toBe(0);
      expect(await credits()).toEqual({ balance: start.balance - 1, onHold: 0 });

      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/reservations?section=history`);
      const rows = page.getByRole('list', { name: 'Historique' });
      await rows.getByText('Je cherche un horaire de jour.').waitFor();
      expect(await rows.getByRole('listitem').count()).toBe(2);
      const shown = await rows.innerText();
      expect(shown).toContain('Expirée');
      expect(shown).toContain('Refusée');
      expect(shown).not.toMatch(/Ben|Cyr|Cleo|Huot/);
      expect(await rows.getByText(/en faire une autre à partir du/).count()).toBe(2);

      // Asking again: the button is disabled and shows the date, and the server answers the same.
      await page.goto(`${instance.url}/recruiter/candidates/${ben.id}`);
      const ask = page.getByRole('button', { name: 'Réserver', exact: true });
      await ask.waitFor();
      expect(await ask.isDisabled()).toBe(true);
      await page.getByText(/Votre entreprise pourra en faire une autre à partir du/).waitFor();
      const again = await reserve(ben);
      const until = (again.body['details'] as { until?: string } | undefined)?.until ?? '';
      expect([again.status, again.body['code']]).toEqual([409, 'RESERVATIONS.COOLING_DOWN']);
      expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(30);

      // Ben changes his mind: the company may ask again right away.
      await second.reload();
      await second.getByText(/pourra vous faire une autre demande à partir du/).waitFor();
      await second.getByRole('button', { name: /^Permettre une autre demande/ }).click();
      await second.getByText(/peut de nouveau vous faire une demande/).waitFor();
      await page.reload();
      await page.getByRole('button', { name: /^Réserver · 1/ }).waitFor();
    },
    2 * MINUTE,
  );

  it(
    'R5: a request is cancelled, the credit is back, and the same person cannot be asked again soon',
    async () => {
      const dan = await newSeeker('Dan Pelletier');
      const start = (await credits()) as { balance: number };
      await reserved(dan);
      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/reservations`);
      await page.getByRole('button', { name: 'Annuler la demande : Dan Pelletier' }).click();
      await page.getByText(/votre crédit vous est rendu.*30 jours/).waitFor();
      await confirm(page, 'Annuler la demande');
      await page.getByText(/Votre crédit est de nouveau disponible/).waitFor();
      await page.getByText('Aucune demande en attente').waitFor();
      expect(await credits()).toEqual({ balance: start.balance, onHold: 0 });
      const again = await reserve(dan);
      expect([again.status, again.body['code']]).toEqual([409, 'RESERVATIONS.COOLING_DOWN']);
    },
    MINUTE,
  );

  it(
    'R9: one is hired, another match is cancelled without a refund, and final states are marked',
    async () => {
      const [eva, fred] = [await newSeeker('Eva Morin'), await newSeeker('Fred Nadeau')];
      for (const seeker of [eva, fred]) {
        const id = await reserved(seeker);
        expect((await call(seeker.token, 'PUT', `/api/credit-reservations/${id}`, { status: 'MATCHED' })).status).toBe(
          200,
        );
      }
      const start = await credits();
      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/reservations?section=accepted`);

      await page.getByRole('button', { name: 'Annuler la correspondance : Eva Morin' }).click();
      await page.getByText(/Le crédit dépensé n’est pas remboursé/).waitFor();
      await confirm(page, 'Annuler la correspondance');
      await page.getByText('La correspondance est annulée.').waitFor();
      expect(await credits()).toEqual(start);

      await page.getByRole('button', { name: 'Marquer comme embauché·e : Ana Roy' }).click();
      await confirm(page, 'Marquer comme embauché·e');
      await page.waitForURL((url) => url.searchParams.get('section') === 'hired');
      await page.getByText(/Une embauche est définitive/).waitFor();
      await anasPage.reload();
      await anasPage.getByText(/^Embauche le/).waitFor();
      await anasPage.getByRole('button', { name: 'Masquer mon profil' }).waitFor();

      // Fred reports that he was hired; after that neither side can change anything.
      const list = await call(fred.token, 'GET', '/api/credit-reservations');
      const [own] = list.body['data'] as { id: string }[];
      const hired = () => call(fred.token, 'PUT', `/api/credit-reservations/${own?.id}`, { status: 'HIRED' });
      expect((await hired()).status).toBe(200);
      expect((await hired()).status).toBe(409);
      await page.goto(`${instance.url}/recruiter/reservations?section=accepted`);
      await page.getByText('Aucune demande acceptée pour l’instant').waitFor();
    },
    MINUTE,
  );

  it('nothing went wrong on the way', () => {
    expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
