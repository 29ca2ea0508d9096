import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';

const MINUTE = 60_000;

/** Four seconds of a moving picture with sound, as a person's own file. */
async function makeClip(folder: string): Promise<string> {
  const file = join(folder, 'présentation.mp4');
  await promisify(execFile)('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=25:duration=4'],
    ...[
      '-f',
      'lavfi',
      '-i',
      'sine=frequency=330:duration=4',
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
      '-shortest',
      file,
    ],
  ]);
  return file;
}

/** The player's time now, and the average brightness of its picture (0 black … 255 white). */
async function lookAt(page: Page): Promise<{ time: number; brightness: number }> {
  return page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => {
      const canvas = document.createElement('canvas');
      canvas.width = 64;
      canvas.height = 36;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(video, 0, 0, 64, 36);
      const { data } = context.getImageData(0, 0, 64, 36);
      let sum = 0;
      for (let index = 0; index < data.length; index += 4)
        sum += (data[index]! + data[index + 1]! + data[index + 2]!) / 3;
      return { time: video.currentTime, brightness: sum / (data.length / 4) };
    });
}

/** Retries until it works; on timeout the test shows the last error. */
async function eventually(attempt: () => Promise<void>, tries = 12): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

describe('the main job, in two browsers', () => {
  let instance: Product;
  let browser: Browser;
  let seeker: { context: BrowserContext; page: Page };
  let recruiter: { context: BrowserContext; page: Page };
  const faults: string[] = [];

  async function openBrowser(): Promise<{ context: BrowserContext; page: Page }> {
    const context = await browser.newContext({ locale: 'fr-CA', viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 40[14]/.test(message.text())) faults.push(message.text());
    });
    return { context, page };
  }

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    seeker = await openBrowser();
    recruiter = await openBrowser();
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'a job seeker signs up, and sees what is missing',
    async () => {
      const { page } = seeker;
      await page.goto(instance.url);
      await page.getByRole('link', { name: 'Créer un compte' }).first().click();
      await page.getByLabel('Nom complet').fill('Maëlle Tremblay');
      await page.getByLabel('Courriel').fill('maelle@example.org');
      await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase facile à retenir');
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await page.getByText('Les comptes sont réservés aux personnes de 18 ans et plus.').first().waitFor();
      await page.getByLabel('J’ai 18 ans ou plus.').check();
      await page.getByLabel(/J’accepte les conditions/).check();
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await page.waitForURL(isAt('/dashboard'));
    },
    MINUTE,
  );

  it(
    'fills in her skills',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/profile/edit`);
      await page.getByRole('textbox', { name: 'Lieu' }).fill('Montréal, QC');
      await page
        .getByRole('textbox', { name: /^Présentation/ })
        .fill('Infirmière clinicienne, j’aime les soins intensifs et le travail d’équipe.');
      await page
        .getByRole('textbox', { name: /^Expérience/ })
        .fill(
          'Huit ans aux soins intensifs, dont trois comme assistante-chef. Soins de plaies et évaluation des patients.',
        );
      const skills = page.getByRole('combobox', { name: /^Compétences/ });
      for (const skill of ['Soins intensifs', 'Soins de plaies', 'Administration de médicaments']) {
        await skills.fill(skill);
        await skills.press('Enter');
      }
      await page.getByLabel(/^Années d’expérience/).fill('8');
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await page.getByText('Profil mis à jour!').waitFor();
    },
    MINUTE,
  );

  it(
    'uploads a real video and sees it play',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/profile/videos`);
      await page.locator('input[type=file]').setInputFiles(await makeClip(instance.dataDir));
      const send = page.getByRole('button', { name: 'Envoyer la vidéo' });
      expect(await send.isDisabled()).toBe(true);
      await page.getByLabel('Texte de la question 1').fill('Pouvez-vous vous présenter ?');
      await page.getByRole('button', { name: 'Enregistrer les questions' }).click();
      await send.click();
      const video = page.getByRole('region', { name: /Lecteur vidéo/ }).locator('video');
      await video.waitFor({ state: 'attached', timeout: MINUTE });
      await page.waitForFunction(
        () => (document.querySelector('[role=region] video') as HTMLVideoElement).readyState > 0,
      );
      await page.getByRole('button', { name: /Pouvez-vous vous présenter/ }).waitFor();
      const before = await video.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true;
        await element.play();
        return element.currentTime;
      });
      await page.waitForFunction((start) => (document.querySelector('video')?.currentTime ?? 0) > start + 0.8, before);
      const seen = await lookAt(page);
      expect(seen.time).toBeGreaterThan(before + 0.8);
      expect(seen.brightness).toBeGreaterThan(30);
    },
    2 * MINUTE,
  );

  it(
    'a recruiter describes the company and posts a job in English',
    async () => {
      const { page } = recruiter;
      await page.goto(`${instance.url}/login`);
      await page.getByRole('button', { name: 'Entrer comme recruteur·se' }).click();
      await page.waitForURL(isAt('/recruiter/dashboard'));
      await page.goto(`${instance.url}/recruiter/profile`);
      await page.getByLabel('Nom', { exact: true }).fill('Hôpital Mont-Blanc');
      await page.getByRole('button', { name: 'Enregistrer l’entreprise' }).click();
      await page
        .getByText(/^Entreprise enregistrée/)
        .first()
        .waitFor();
      await page.goto(`${instance.url}/recruiter/jobs/new`);
      await page.getByLabel('Titre').fill('Registered Nurse, Intensive Care');
      await page.getByLabel('Service').fill('Critical care');
      await page
        .getByRole('textbox', { name: 'Description', exact: true })
        .fill(
          'You join a team of twelve nurses in intensive care. 5+ years of critical care experience required. Wound care and medication administration are part of every shift.',
        );
      const requirements = page.getByRole('combobox', { name: /^Exigences/ });
      for (const requirement of ['Critical care', 'Wound care', 'Advanced cardiac life support']) {
        await requirements.fill(requirement);
        await requirements.press('Enter');
      }
      await page.getByRole('textbox', { name: 'Lieu' }).fill('Montréal, QC');
      await page.getByLabel('Type d’emploi').selectOption({ label: 'Temps plein' });
      await page.getByLabel('Salaire').fill('78 000 à 92 000 $');
      await page.getByRole('button', { name: 'Publier' }).click();
      await page.waitForURL(isAt('/recruiter/jobs'));
      await page.getByText('Registered Nurse, Intensive Care').first().waitFor();
    },
    MINUTE,
  );

  it(
    'both see the match: she with its reasons in French, the company as a figure',
    async () => {
      const { page } = seeker;
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: 'Registered Nurse, Intensive Care' })
        .first();
      await eventually(async () => {
        await page.goto(`${instance.url}/matches`);
        await card.waitFor({ timeout: 3_000 });
      });
      const text = await card.innerText();
      expect(text).toContain('Hôpital Mont-Blanc');
      expect(text.toLowerCase()).toContain('soins intensifs');
      expect(text.toLowerCase()).toContain('critical care');
      const [, score] = /Pourquoi (\d+)/.exec(text) ?? [];
      expect(Number(score)).toBeGreaterThanOrEqual(50);

      await card.getByRole('button', { name: /Pourquoi \d+/ }).click();
      await page.getByText('Compétences', { exact: true }).first().waitFor();
      await card.getByRole('button', { name: 'Ça m’intéresse' }).click();
      await page.getByText('est noté').waitFor();

      await recruiter.page.goto(`${instance.url}/recruiter/jobs`);
      await recruiter.page.getByText('1 correspondance').first().waitFor();
    },
    2 * MINUTE,
  );

  it('nothing went wrong on the way', () => {
    expect(faults).toEqual([]);
  });
});
