import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { askFor } from './support/api.js';
import { registerByApi, signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'une phrase facile à retenir';
const sets = ['Présentation', 'Objectifs de carrière', 'Priorités'] as const;

/** Parses a WebVTT time. */
const stamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

interface Question {
  readonly question_text: string;
  readonly timestamp_start: number;
  readonly problem: unknown;
}

interface Made {
  readonly originalName: string;
  readonly duration: number;
}

interface Published {
  readonly result: Made;
  /** Start times of its questions, in seconds. */
  readonly starts: readonly number[];
  readonly lengths: readonly number[];
}

/** The spoken words of each answer: from the start of its question to the start of the next. */
function captionsOf(moments: readonly number[]): string {
  const said = ['Je m’appelle Noé.', 'Je veux apprendre un métier.', 'Je répare un voilier avec mon frère.'];
  const cues = said.map((words, place) => {
    const [from = 0, to = 0] = moments.slice(place);
    return `${stamp(from + 0.2)} --> ${stamp(to - 0.2)}\n${words}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** @throws if the condition does not become true in time */
async function until(holds: () => Promise<boolean>, within: number): Promise<void> {
  for (const end = Date.now() + within; Date.now() < end; await sleep(200)) if (await holds()) return;
  throw new Error(`not true within ${within / 1000} s: ${holds.toString()}`);
}

/** S2, B1 and R7: a person records on a phone whose tab is killed, and a recruiter watches and searches the transcript. */
describe('a video that is recorded in the browser', () => {
  let instance: Product;
  let browser: Browser;
  let seeker: Visit;
  let seekerId: string;
  /** Of the published video. */
  let starts: readonly number[] = [];
  let duration = 0;
  /** Drawn for the first recording, as the recorder shows it. */
  let phrase = '';

  beforeAll(async () => {
    instance = await openProduct({});
    // A fake camera and microphone: a moving picture, and a beep every second.
    browser = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
    seeker = await visit(browser, { viewport: { width: 390, height: 844 }, permissions: ['camera', 'microphone'] });
    await registerByApi(seeker, instance.url, {
      fullName: 'Noé Gagnon',
      email: 'noe.gagnon@example.org',
      password: PASSWORD,
    });
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  /** Recorded seconds, read from the clock on the screen. */
  async function recordedFor(page: Page, seconds: number): Promise<void> {
    const clock = page.getByText(/^0:\d\d de \d:\d\d$/);
    const shown = async () => Number(/^0:(\d\d)/.exec((await clock.textContent()) ?? '')?.[1] ?? 0);
    await until(async () => (await shown()) >= seconds, MINUTE);
  }
  const tokenIn = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const ask = async <T>(page: Page, path: string): Promise<T> =>
    askFor<T>(instance.url, await tokenIn(page), 'GET', path);

  async function checkDevices(page: Page, notes: string | null = null): Promise<void> {
    await page.getByLabel('Temps de réflexion').selectOption('free');
    await button(page, 'Vérifier la caméra et le micro').click();
    await page.getByRole('meter', { name: 'Niveau du micro' }).waitFor();
    if (notes !== null) {
      await button(page, 'Écrire des notes').click();
      await page.getByLabel(/^Notes pour la question 1/).fill(notes);
    }
    await button(page, 'Commencer').click();
  }
  /** Cuts a second from the start of the first answer, by keyboard, and watches what is left. @returns its seconds */
  async function trimFirst(page: Page): Promise<number> {
    const start = page.getByRole('slider', { name: 'Début de la réponse 1' });
    const length = Number(await start.getAttribute('max'));
    await start.press('Shift+ArrowRight');
    await button(page, /^Tout garder.: réponse 1$/).waitFor();
    const played = await page.getByLabel('Réponse 1', { exact: true }).evaluate(async (video: HTMLVideoElement) => {
      const from = new Promise<number>((resolve) =>
        video.addEventListener('timeupdate', () => resolve(video.currentTime), { once: true }),
      );
      const ended = new Promise((resolve) => video.addEventListener('pause', resolve, { once: true }));
      await video.play();
      return Promise.all([from, ended]).then(([seconds]) => seconds);
    });
    expect(played).toBeGreaterThan(0.9);
    return length - 1;
  }
  /** Records three answers; the tab is killed during the third, which continues in a new tab. @returns the tab of the review */
  async function recordThree(first: Page, open: () => Promise<Page>): Promise<Page> {
    let page = first;
    for (const number of [1, 2]) {
      await page.getByText(`Question ${number} sur 3`).waitFor();
      await button(page, 'Répondre').click();
      await recordedFor(page, 2);
      await button(page, 'Suivante').click();
    }
    await page.getByText('Question 3 sur 3').waitFor();
    await button(page, 'Répondre').click();
    await recordedFor(page, 3);
    // The tab is killed, so no event of leaving the page runs.
    await page.close({ runBeforeUnload: false });

    page = await open();
    await page.goto(`${instance.url}/profile/videos/record`);
    await page.getByText(/2 réponses sur 3/).waitFor();
    await button(page, 'Continuer').click();
    await button(page, 'Commencer').click();
    await page.getByText('Question 3 sur 3').waitFor();
    const before = await page.getByText(/La réponse reprend là où elle s’est arrêtée/).textContent();
    expect(Number(/\d+/.exec(before ?? '')?.[0])).toBeGreaterThanOrEqual(2);
    await button(page, 'Répondre').click();
    await recordedFor(page, 5);
    await button(page, 'Revoir').click();
    return page;
  }
  /** Goes from the review to a video that can be watched. */
  async function publish(page: Page, title: string): Promise<Published> {
    await page.getByLabel('Titre').fill(title);
    await button(page, 'Publier la vidéo').click();
    await page.waitForURL(isAt('/profile/videos'));
    const { videos } = await ask<{ videos: { id: string; title: string }[] }>(page, '/api/videos/my');
    const { id } = videos.find((video) => video.title === title) ?? { id: 'not there' };
    const status = () => ask<{ status: string; result: Made }>(page, `/api/upload/video/status/${id}`);
    await until(async () => (await status()).status === 'COMPLETED', 2 * MINUTE);
    const { result } = await status();
    const { questions } = await ask<{ questions: Question[] }>(page, `/api/video-questions/videos/${id}/questions`);
    expect(questions.map(({ problem }) => problem)).toEqual(questions.map(() => null));
    const starts = questions.map(({ timestamp_start: start }) => start);
    return { result, starts, lengths: [...starts.slice(1), result.duration].map((end, at) => end - (starts[at] ?? 0)) };
  }

  it(
    'continues where the tab was killed, and is published with its questions in their places',
    async () => {
      let { page } = seeker;
      await page.goto(`${instance.url}/profile/videos`);
      await page.getByRole('link', { name: 'Enregistrer maintenant' }).click();
      for (const title of sets) await page.getByLabel(title, { exact: true }).check();
      await button(page, 'Garder ces questions pour plus tard').click();
      const dialog = page.getByRole('dialog', { name: 'Nouveau questionnaire' });
      await dialog.getByLabel('Nom du questionnaire').fill('Mes trois questions');
      await dialog.getByRole('button', { name: 'Enregistrer le questionnaire' }).click();
      // The own questions are kept for the next video, besides those chosen for this one.
      await page
        .getByRole('group', { name: 'Mes questionnaires' })
        .getByRole('checkbox', { name: 'Mes trois questions' })
        .waitFor();
      // The mark is off until the person asks for it.
      const live = page.getByLabel(/^Ajouter la mention/);
      expect(await live.isChecked()).toBe(false);
      await live.check();
      await checkDevices(page);
      const shown = await page.getByText(/^Dites\s:/).textContent();
      phrase = /«\s(.+?)\s»/.exec(shown ?? '')?.[1] ?? '';
      expect(phrase).toMatch(/^\d\d \p{L}+ et \d\d \p{L}+$/u);

      page = await recordThree(page, () => seeker.openTab());
      await page.getByText(/portera la mention «\sEnregistrée ici, en direct\s»/).waitFor();
      ({ id: seekerId } = await ask<{ id: string }>(page, '/api/users/me'));
      const { lengths, result } = ({ starts } = await publish(page, 'Trois questions'));
      ({ duration } = result);
      expect(starts[0]).toBe(0);
      expect(lengths).toHaveLength(3);
      // The third answer has the words from before and after the tab was killed.
      for (const [place, least] of [1.5, 1.5, 4].entries()) expect(lengths[place]).toBeGreaterThan(least);
      await page.goto(`${instance.url}/profile/videos/record`);
      await page.getByRole('heading', { name: 'Vos questions' }).waitFor();

      await page.goto(`${instance.url}/profile/videos`);
      await page
        .getByRole('button', { name: /^Sous-titres/ })
        .first()
        .click();
      const words = page.getByRole('dialog');
      await words.getByLabel('Sous-titres (WebVTT)').fill(captionsOf([...starts, duration]));
      await words.getByRole('button', { name: 'Enregistrer les sous-titres' }).click();
      await page.getByText('Sous-titres enregistrés.').first().waitFor();
      expect(seeker.faults).toEqual([]);
    },
    4 * MINUTE,
  );

  describe('and whose owner a recruiter reserved', () => {
    let path: string;
    beforeAll(async () => {
      const recruiter = await askFor<{ token: string; user: { company: unknown } }>(
        instance.url,
        '',
        'POST',
        '/api/auth/mock-login',
        { user_type: 'RECRUITER' },
      );
      const call = (to: string, body: unknown) => askFor(instance.url, recruiter.token, 'POST', to, body);
      if (recruiter.user.company === null) await call('/api/companies', { name: 'Clinique du Port' });
      await call('/api/credit-reservations', { target_user_id: seekerId });
      path = `/recruiter/candidates/${seekerId}`;
    });

    it.each([
      ['a phone', { width: 390, height: 844 }],
      ['a desk', { width: 1440, height: 900 }],
    ])(
      'is watched at %s, from what is said in the third answer to the second question',
      async (_, viewport) => {
        const { page, context, faults } = await visit(browser, { viewport });
        await signIn({ page, context }, instance.url, { user_type: 'RECRUITER' });
        await page.goto(instance.url + path);
        /** Waits until the video is, or passes, between two times. */
        const comesBetween = (from: number, to: number): Promise<unknown> =>
          page.waitForFunction(
            ([least = 0, most = 0]) => {
              const { currentTime = -1 } = document.querySelector<HTMLVideoElement>('[role=region] video') ?? {};
              return currentTime >= least && currentTime < most;
            },
            // Browsers round times to the microsecond.
            [from - 0.01, to],
          );
        await page.getByText(/^Enregistrée ici, en direct, le \d/).waitFor();
        await page.getByText(phrase).waitFor();
        const player = page.getByRole('region', { name: /Lecteur vidéo/ });
        const [, second = 0, third = 0] = starts;
        await player.getByRole('button', { name: 'Lire la vidéo' }).first().click();
        await comesBetween(0.5, duration);
        await player.locator('video').evaluate((video: HTMLVideoElement) => video.pause());

        await page.getByRole('searchbox', { name: 'Chercher dans la transcription' }).fill('voilier');
        await page.getByText('1 passage', { exact: true }).waitFor();
        await page.getByRole('button', { name: /voilier/ }).click();
        await comesBetween(third, duration);
        await page.getByRole('region', { name: 'Questions', exact: true }).getByRole('button').nth(1).click();
        await comesBetween(second, third);
        expect(faults).toEqual([]);
        await context.close();
      },
      60_000,
    );
  });

  it(
    'goes on where the tab was killed at a desk, too, with the questions that were kept',
    async () => {
      const open = async (): Promise<Page> => {
        const page = await seeker.openTab();
        await page.setViewportSize({ width: 1440, height: 900 });
        return page;
      };
      let page = await open();
      await page.goto(`${instance.url}/profile/videos/record`);
      await page.getByRole('checkbox', { name: 'Mes trois questions' }).check();
      await checkDevices(page, 'Dire bonjour, puis parler du voilier.');
      await page.getByRole('region', { name: 'Vos notes pour cette question' }).waitFor();
      page = await recordThree(page, open);
      const kept = await trimFirst(page);
      const { lengths } = await publish(page, 'Devant l’ordinateur');
      expect(lengths).toHaveLength(3);
      expect(lengths[0]).toBeCloseTo(kept, 0);
      for (const [place, least] of [0.5, 1.5, 4].entries()) expect(lengths[place]).toBeGreaterThan(least);
      expect(seeker.faults).toEqual([]);
    },
    4 * MINUTE,
  );

  it(
    'is recorded in MP4, answer by answer, at a desk where the browser is one of Apple’s',
    async () => {
      // Chromium with Safari's user agent, so that the recorder and the server work with MP4.
      await seeker.context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' }),
      );
      const page = await seeker.openTab();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${instance.url}/profile/videos/record`);
      for (const title of sets.slice(0, 2)) await page.getByLabel(title, { exact: true }).check();
      await checkDevices(page);
      for (const after of ['Suivante', 'Revoir']) {
        await button(page, 'Répondre').click();
        await recordedFor(page, 2);
        await button(page, after).click();
      }
      const { result, lengths } = await publish(page, 'Au bureau');
      expect(result.originalName).toMatch(/^entrevue-.*\.mp4$/);
      expect(lengths).toHaveLength(2);
      for (const length of lengths) expect(length).toBeGreaterThan(1.5);
      expect(seeker.faults).toEqual([]);
    },
    3 * MINUTE,
  );
});
