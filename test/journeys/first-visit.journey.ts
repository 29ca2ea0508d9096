import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { resumePeople } from '../support/samples/resume-people.js';
import { resumeLayouts } from '../support/samples/resumes.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt, isPage } from './support/addresses.js';
import { askFor, enrol } from './support/api.js';
import { picture } from './support/pictures.js';
import { Stopwatch } from './support/stopwatch.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'sept oies sur la glace';
/** So that the journey can run more than once against one product (PRODUCT_URL). */
const own = Date.now().toString(36);
const TITLE = 'Infirmière clinicienne, nuit';
const COMPANY = 'Clinique du Port';
/** Chromium as on a phone: touch, a narrow screen, the address bar of a phone. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  permissions: ['camera', 'microphone'],
};
/** More taps, screens or fields than this are a step back. Seconds depend on the machine, so they have no limit. */
const MAX = { taps: 31, screens: 9, fields: 4 };

/** A visitor on a phone goes from the home page to a sent application, by visible links only. */
describe('a first visit on a phone', () => {
  let instance: Product;
  let browser: Browser;
  let visitor: Visit;
  let jobPath: string;

  beforeAll(async () => {
    instance = await openProduct({});
    browser = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
    const recruiter = { email: `odette.${own}@clinique.example`, password: PASSWORD, full_name: 'Odette Roy' };
    const { token } = await enrol(instance.url, { ...recruiter, user_type: 'RECRUITER' });
    await askFor(instance.url, token, 'POST', '/api/companies', { name: COMPANY });
    const { id } = await askFor<{ id: string }>(instance.url, token, 'POST', '/api/jobs', {
      title: TITLE,
      department: 'Soins',
      description: 'Vous soignez les gens, la nuit, aux soins intensifs, avec une équipe de cinq personnes.',
      requirements: ['Soins intensifs', 'Triage', 'Suivi de plaies'],
      location: 'Montréal, QC',
      job_type: 'FULL_TIME',
      status: 'ACTIVE',
    });
    jobPath = `/jobs/${id}`;
    // A public list may be shown for a minute while it is rendered again.
    while (!(await (await fetch(`${instance.url}/jobs`, { headers: { accept: 'text/html' } })).text()).includes(id))
      await sleep(500);
    visitor = await visit(browser, phone);
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

  it(
    'leads over a job, an account, a résumé and a recording to an application and a match',
    async () => {
      const { page } = visitor;
      const watch = new Stopwatch(page);

      await watch.step('home', async () => {
        await page.goto(instance.url);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await picture(page, 'first-visit-home-390-dark-fr');
        await watch.tap(page.getByRole('link', { name: 'Voir les offres', exact: true }));
        await page.waitForURL(isAt('/jobs'));
      });
      await watch.step('job', async () => {
        await watch.tap(page.getByRole('link', { name: TITLE, exact: true }).first());
        await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
        // Visible without scrolling.
        const apply = page.getByRole('link', { name: 'Se connecter pour postuler' });
        expect((await apply.boundingBox())?.y).toBeLessThan(phone.viewport.height - 60);
        await picture(page, 'first-visit-job-390-dark-fr');
        await watch.tap(page.getByRole('main').getByRole('link', { name: 'Créer un compte' }));
        await page.waitForURL(isPage('/register'));
      });
      await watch.step('account', async () => {
        await watch.tap(button(page, 'Tout refuser'));
        await watch.type(page.getByLabel('Nom complet'), 'Noé Gagnon');
        await watch.type(page.getByLabel('Courriel', { exact: true }), `noe.${own}@example.org`);
        await watch.type(page.getByLabel('Mot de passe', { exact: true }), PASSWORD);
        await watch.tap(page.getByLabel('J’ai 18 ans ou plus.'));
        await watch.tap(page.getByLabel(/J’accepte les conditions/));
        await picture(page, 'first-visit-account-390-dark-fr');
        await watch.tap(button(page, 'Créer mon compte'));
        // The job is kept to the end of the registration.
        await page.waitForURL(isAt(jobPath));
        await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
      });
      await watch.step('résumé', async () => {
        const [person] = resumePeople;
        if (!person) throw new Error('a person expected');
        await watch.tap(button(page, /^Postuler/));
        await watch.tap(page.getByRole('dialog').getByRole('link', { name: 'Remplir mon profil' }));
        await page.waitForURL(isPage('/profile/edit'));
        const buffer = await resumeLayouts.twoColumns(person);
        const chosen = page.waitForEvent('filechooser');
        const autofill = page.locator('section', { hasText: 'Remplir à partir d’un CV' });
        await watch.tap(autofill.getByRole('button', { name: /^Choisir/ }));
        await (await chosen).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
        for (const line of ['Infirmière clinicienne', 'Soins intensifs', 'Triage', '8 ans'])
          await watch.tap(button(page, `Ajouter ${line}`));
        await picture(page, 'first-visit-resume-390-dark-fr');
        await watch.tap(button(page, 'Garder ce CV dans mon profil'));
        await page.getByText('CV enregistré.').waitFor();
        await watch.tap(button(page, 'Enregistrer'));
        await page.waitForURL(isAt(jobPath));
      });
      await watch.step('match', async () => {
        // Without a reload: a worker compares the saved profile, and the open page reads the match.
        const fit = page.locator('section', { hasText: 'Vous et cette offre' });
        await fit.getByRole('img', { name: /%/ }).waitFor({ timeout: MINUTE });
        await fit.scrollIntoViewIfNeeded();
        await picture(page, 'first-visit-match-390-dark-fr');
      });
      await watch.step('recording', async () => {
        await watch.tap(button(page, /^Postuler/));
        await watch.tap(page.getByRole('dialog').getByRole('link', { name: 'Faire une présentation' }));
        await page.waitForURL(isPage('/profile/videos/record'));
        await watch.type(page.getByLabel('Votre propre question'), 'Pourquoi la nuit?');
        await watch.tap(button(page, 'Ajouter'));
        await watch.tap(button(page, 'Vérifier la caméra et le micro'));
        await watch.tap(button(page, 'Commencer'));
        await page.getByText('Question 1 sur 1').waitFor();
        await watch.tap(button(page, 'Répondre'));
        await page.getByText(/^0:0[3-9] de /).waitFor();
        await picture(page, 'first-visit-recorder-390-dark-fr');
        await watch.tap(button(page, 'Revoir'));
        await watch.tap(button(page, 'Publier la vidéo'));
        await page.getByRole('heading', { name: 'Vos réponses sont arrivées' }).waitFor();
      });
      await watch.step('application', async () => {
        await watch.tap(page.getByRole('link', { name: 'Revenir à l’offre' }));
        await page.waitForURL(isAt(jobPath));
        await watch.tap(button(page, /^Postuler/));
        await watch.tap(page.getByRole('dialog').getByRole('button', { name: 'Envoyer ma candidature' }));
        await page.getByText('Candidature envoyée', { exact: true }).waitFor();
        await picture(page, 'first-visit-applied-390-dark-fr');
      });

      process.stderr.write(`a first visit on a phone\n${watch.table}\n`);
      const { taps, screens, fields } = watch.total;
      for (const [name, count] of Object.entries({ taps, screens, fields }))
        expect([name, count, count <= MAX[name as keyof typeof MAX]]).toEqual([name, count, true]);
      expect(visitor.faults).toEqual([]);
    },
    5 * MINUTE,
  );
});
