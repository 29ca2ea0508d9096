import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { askFor } from './support/api.js';
import { registerByApi, signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const TITLE = 'Soudeuse-monteuse de nuit';
const asked = ['Pourquoi la soudure ?', 'Racontez une pièce difficile.'] as const;

interface OwnVideo {
  readonly id: string;
  readonly status: string;
}

/** Row 110: a seeker answers a recruiter's questions on video, and the application's video shows them. */
describe('a posting that asks questions on video', () => {
  let instance: Product;
  let browser: Browser;
  let recruiter: Visit;
  let seeker: Visit;
  let jobId: string;

  beforeAll(async () => {
    instance = await openProduct({});
    // A fake camera and microphone: a moving picture, and a beep every second.
    browser = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
    const { token, user } = await askFor<{ token: string; user: { company: unknown } }>(
      instance.url,
      '',
      'POST',
      '/api/auth/mock-login',
      { user_type: 'RECRUITER' },
    );
    if (user.company === null)
      await askFor(instance.url, token, 'POST', '/api/companies', { name: 'Acier Trois-Rivières' });
    recruiter = await visit(browser);
    await signIn(recruiter, instance.url, { user_type: 'RECRUITER' });
    seeker = await visit(browser, { viewport: { width: 390, height: 844 }, permissions: ['camera', 'microphone'] });
    await registerByApi(seeker, instance.url, {
      fullName: 'Noé Gagnon',
      email: 'noe.gagnon@example.org',
      password: 'une phrase facile à retenir',
    });
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const videosOf = async (page: Page): Promise<readonly OwnVideo[]> => {
    const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
    return (await askFor<{ videos: OwnVideo[] }>(instance.url, token, 'GET', '/api/videos/my')).videos;
  };
  const clockStands = async (page: Page, seconds: number): Promise<void> => {
    const clock = page.getByText(/^0:\d\d de \d:\d\d$/);
    const shown = async () => Number(/^0:(\d\d)/.exec((await clock.textContent()) ?? '')?.[1] ?? 0);
    while ((await shown()) < seconds) await sleep(200);
  };

  it(
    'is written by a recruiter, with questions that become a set and come back from it',
    async () => {
      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/jobs/new`);
      await page.getByLabel(/^Titre/).fill(TITLE);
      await page.getByLabel(/^Service/).fill('Atelier');
      await page.getByLabel(/^Description/).fill('Vous soudez des charpentes, la nuit.');
      await page.getByLabel(/^Lieu/).fill('Trois-Rivières, QC');
      await page.getByRole('combobox', { name: /^Type/ }).selectOption('FULL_TIME');
      const section = page.getByRole('region', { name: 'Questions à poser' });
      for (const [place, question] of asked.entries()) {
        await section.getByRole('button', { name: 'Écrire une question' }).click();
        await section.getByLabel(`Question ${place + 1}`, { exact: true }).fill(question);
      }
      await section.getByRole('button', { name: 'Garder comme questionnaire' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Nom du questionnaire').fill('Soudage');
      await dialog.getByRole('button', { name: 'Garder le questionnaire' }).click();
      await page.getByText('Questionnaire gardé.').first().waitFor();
      // The request contains nothing of the posting.
      expect(new URL(page.url()).pathname).toBe('/recruiter/jobs/new');

      for (const _ of asked) await section.getByRole('button', { name: 'Retirer la question 1' }).click();
      await section.getByText('0 sur 8').waitFor();
      await section.getByRole('combobox', { name: 'Questionnaire' }).selectOption('Soudage');
      await section.getByRole('button', { name: 'Ajouter ses questions' }).click();
      await section.getByText('2 questions ajoutées.').waitFor();
      await section.getByText('2 sur 8').waitFor();
      await button(page, 'Publier').click();
      await page.waitForURL(isAt('/recruiter/jobs'));
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: TITLE }) });
      const href = await card.getByRole('link', { name: /^Modifier/ }).getAttribute('href');
      jobId = /jobs\/([\w-]+)\/edit/.exec(href ?? '')?.[1] ?? '';
      await page.goto(`${instance.url}${href ?? ''}`);
      await section.getByText('2 sur 8').waitFor();
      expect(await section.getByRole('textbox').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
        // MUI's text area has a hidden copy that measures its height.
        .toEqual(expect.arrayContaining([...asked]));
      expect(recruiter.faults).toEqual([]);
    },
    2 * MINUTE,
  );

  it(
    'is read by a seeker, who records the answers, comes back and applies with them',
    async () => {
      let { page } = seeker;
      await page.goto(`${instance.url}/jobs/${jobId}`);
      const questions = page.getByRole('region', { name: 'Questions auxquelles répondre' });
      await questions.getByText(/C’est votre choix/).waitFor();
      expect(await questions.getByRole('listitem').allTextContents()).toEqual([...asked]);
      await questions.getByRole('link', { name: 'Répondre aux questions' }).click();
      await page.waitForURL(isAt(`/profile/videos/record?job=${jobId}`));
      const set = page.getByRole('checkbox', { name: `Questions posées par Acier Trois-Rivières – ${TITLE}` });
      await set.waitFor();
      expect(await set.isChecked()).toBe(true);

      await page.getByLabel('Temps de réflexion').selectOption('free');
      await button(page, 'Vérifier la caméra et le micro').click();
      await page.getByRole('meter', { name: 'Niveau du micro' }).waitFor();
      await button(page, 'Commencer').click();
      await page.getByText('Question 1 sur 2').waitFor();
      await button(page, 'Répondre').click();
      await clockStands(page, 2);
      await button(page, 'Suivante').click();
      await page.getByText('Question 2 sur 2').waitFor();
      // The tab closes without any event, and recording continues at a URL that does not name the posting.
      await page.close({ runBeforeUnload: false });
      page = await seeker.openTab();
      await page.goto(`${instance.url}/profile/videos/record`);
      await button(page, 'Continuer').click();
      await button(page, 'Commencer').click();
      await page.getByText(asked[1]).first().waitFor();
      await button(page, 'Répondre').click();
      await clockStands(page, 2);
      await button(page, 'Revoir').click();
      await page.getByLabel('Titre').fill('Mes réponses');
      await button(page, 'Publier la vidéo').click();

      await page.getByRole('heading', { name: 'Vos réponses sont arrivées' }).waitFor();
      while ((await videosOf(page))[0]?.status !== 'COMPLETED') await sleep(500);
      await page.getByRole('link', { name: 'Revenir à l’offre' }).click();
      await page.waitForURL(isAt(`/jobs/${jobId}`));
      await page.getByRole('button', { name: /^Postuler/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/^Cette offre pose 2 questions/).waitFor();
      await dialog.getByLabel(/^Présentation à montrer d’abord/).selectOption('Mes réponses');
      await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
      await page.getByText('Candidature envoyée', { exact: true }).waitFor();
      // After applying, the posting offers no more recording.
      await page.getByRole('link', { name: 'Répondre aux questions' }).waitFor({ state: 'detached' });
      expect(seeker.faults).toEqual([]);
    },
    4 * MINUTE,
  );

  it(
    'has its answers watched by the recruiter, question by question',
    async () => {
      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/jobs/${jobId}/applications`);
      await page.getByRole('button', { name: /^Ouvrir/ }).click();
      const chapters = page.getByRole('dialog').getByRole('region', { name: 'Questions', exact: true });
      await chapters.getByRole('button').nth(1).waitFor();
      const words = await chapters.getByRole('button').allTextContents();
      expect(words).toHaveLength(2);
      for (const [place, question] of asked.entries()) expect(words[place]).toContain(question);
      expect(recruiter.faults).toEqual([]);
    },
    2 * MINUTE,
  );

  it(
    'does not block recording: if the posting cannot be read, the recorder works without its questions',
    async () => {
      const page = await seeker.openTab();
      await page.goto(`${instance.url}/profile/videos/record?job=0190a000-0000-7000-8000-000000000000`);
      await page.getByText(/questions de l’offre n’ont pas pu être chargées/).waitFor();
      await page.getByLabel('Présentation', { exact: true }).check();
      expect(await button(page, 'Vérifier la caméra et le micro').isEnabled()).toBe(true);
      expect(seeker.faults).toEqual([]);
    },
    MINUTE,
  );
});
