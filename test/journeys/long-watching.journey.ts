import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Response } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { type RunningInstance, startInstance } from '../support/running-instance.js';
import { ffmpegTool } from '../support/samples/ffmpeg-tool.js';
import { askFor } from './support/api.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
/** So that addresses end several times within a video of a minute. */
const LIFE_SECONDS = 4;
const SECONDS = 60;
/** A little faster than the lowest quality, so that segments arrive during the whole video. */
const BYTES_A_SECOND = 220_000;
const person = { email: 'longtemps@example.org', password: 'une phrase facile à retenir' };

interface Watched {
  readonly stalls: number;
  readonly time: number;
}

/** A video plays past the end of many addresses (decision 0062). */
describe('watching for longer than an address opens', () => {
  let instance: RunningInstance;
  let browser: Browser;
  let seeker: Visit;
  let token = '';
  const segments: { readonly url: URL; readonly status: number }[] = [];

  async function uploadClip(): Promise<void> {
    const path = join(instance.dataDir, 'une minute.mp4');
    await ffmpegTool(
      ...['-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=15:duration=${SECONDS}`],
      ...['-f', 'lavfi', '-i', `sine=frequency=330:duration=${SECONDS}`, '-vf', 'noise=alls=40:allf=t'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '4M', '-pix_fmt', 'yuv420p', '-c:a', 'aac', path],
    );
    const form = new FormData();
    form.append('file', await openAsBlob(path, { type: 'video/mp4' }), 'une minute.mp4');
    const headers = { authorization: `Bearer ${token}` };
    const sent = await fetch(`${instance.url}/api/upload/video`, { method: 'POST', headers, body: form });
    expect(sent.status).toBe(201);
    const { videoProfileId: id } = (await sent.json()) as { videoProfileId: string };
    for (;;) {
      const { status } = await askFor<{ status: string }>(instance.url, token, 'GET', `/api/upload/video/status/${id}`);
      if (status === 'COMPLETED') return;
      expect(status).not.toBe('FAILED');
      await sleep(500);
    }
  }

  const note = (response: Response): void => {
    const url = new URL(response.url());
    if (url.pathname.startsWith('/media/v1/')) segments.push({ url, status: response.status() });
  };
  const watched = (page: Page): Promise<Watched> =>
    page.evaluate(() => {
      const { stalls = 0 } = window as { stalls?: number };
      return { stalls, time: document.querySelector<HTMLVideoElement>('[role=region] video')?.currentTime ?? 0 };
    });

  beforeAll(async () => {
    instance = await startInstance({ MEDIA_SIGNATURE_SECONDS: String(LIFE_SECONDS) });
    browser = await launchBrowser();
    seeker = await visit(browser);
    ({ token } = await askFor<{ token: string }>(instance.url, '', 'POST', '/api/auth/register', {
      ...person,
      full_name: 'Inès Roy',
      user_type: 'JOB_SEEKER',
      consents: { adult: true, terms: true, privacy: true, profile_visible: true },
    }));
    await uploadClip();
  }, 5 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'plays to its end past many addresses, and none opens for long after signing out',
    async () => {
      const { page, context } = seeker;
      page.on('response', note);
      await signIn(seeker, instance.url, person);
      await page.goto(`${instance.url}/profile/videos`);
      const video = page.getByRole('region', { name: /Lecteur vidéo/ }).locator('video');
      await video.waitFor({ state: 'attached' });
      await page.waitForFunction(
        () => (document.querySelector<HTMLVideoElement>('[role=region] video')?.readyState ?? 0) > 2,
      );
      const line = await context.newCDPSession(page);
      await line.send('Network.enable');
      const speed = { latency: 20, downloadThroughput: BYTES_A_SECOND, uploadThroughput: -1 };
      await line.send('Network.emulateNetworkConditions', { offline: false, ...speed });
      await video.evaluate((element: HTMLVideoElement) => {
        const counted = window as { stalls?: number };
        counted.stalls = 0;
        element.muted = true;
        return element.play().then(() => {
          // A pause of the picture for missing data, after playback has begun.
          element.addEventListener('waiting', () => (counted.stalls = (counted.stalls ?? 0) + 1));
        });
      });
      await page.waitForFunction(
        () => document.querySelector<HTMLVideoElement>('[role=region] video')?.ended === true,
        undefined,
        { timeout: 2 * MINUTE },
      );
      const { stalls, time } = await watched(page);
      expect(time).toBeGreaterThan(SECONDS - 2);
      const ends = new Set(segments.map(({ url }) => url.searchParams.get('until')));
      process.stderr.write(`    ${segments.length} segments by addresses with ${ends.size} ends, ${stalls} stalls\n`);
      expect(ends.size).toBeGreaterThanOrEqual(4);
      expect(segments.filter(({ status }) => status >= 400)).toEqual([]);

      // The newest address still opens, for its life at most, and there is no new one.
      const own = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
      const address = segments.at(-1)?.url ?? new URL(instance.url);
      const rung = address.pathname.split('/').slice(0, 5).join('/');
      const id = rung.split('/')[3] ?? '';
      const newest = await askFor<{ addresses: { path: string; query: string }[] }>(
        instance.url,
        own,
        'GET',
        `/api/stream/hls/${id}/addresses.json`,
      );
      const fresh = newest.addresses.find(({ path }) => path === `${rung}/`);
      const segment = `${instance.url}${rung}/0.m4s?${fresh?.query}`;
      expect((await fetch(segment)).status).toBe(200);
      await askFor(instance.url, own, 'POST', '/api/auth/logout');
      const signedOut = performance.now();
      const renewal = await fetch(`${instance.url}/api/stream/hls/${id}/addresses.json`, {
        headers: { authorization: `Bearer ${own}` },
      });
      expect(renewal.status).toBe(401);
      while ((await fetch(segment)).status === 200) {
        expect(performance.now() - signedOut).toBeLessThan((LIFE_SECONDS + 1) * 1_000);
        await sleep(100);
      }
      expect((await fetch(segment)).status).toBe(403);
      expect(seeker.faults).toEqual([]);
    },
    5 * MINUTE,
  );
});
