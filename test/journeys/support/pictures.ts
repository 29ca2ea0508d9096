import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Visit } from './visit.js';

const MAX_BYTES = 150_000;
/** The place of messages about what was just done, which cover the page for some seconds. */
const MESSAGES = 'section[aria-label="Messages"]';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

export interface Look {
  readonly width?: 1440 | 390;
  readonly theme?: 'dark' | 'light';
  readonly language?: 'fr' | 'en';
}

/** From the next page on, this browser shows this size, theme and language. By default 1440, light, French. */
export async function dress({ page }: Visit, { width = 1440, theme = 'light', language = 'fr' }: Look): Promise<void> {
  await page.setViewportSize(width === 390 ? PHONE : DESKTOP);
  await page.evaluate(([mode, words]) => Object.assign(localStorage, { theme: mode, language: words }), [
    theme,
    language,
  ] as const);
}

/** Waits until lists have their rows and each video has the frame of its time. Example: a list that is sorted again shows skeletons. */
async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const videos = [...document.querySelectorAll('video')];
    const hasFrame = (video: HTMLVideoElement): boolean =>
      video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking;
    return document.querySelector('.MuiSkeleton-root') === null && videos.every(hasFrame);
  });
}

/** Saves what the page shows to the folder PICTURES (see `npm run docs:pictures`); without it, does nothing. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder === undefined) return;
  await loaded(page);
  await page.evaluate(async (messages) => {
    await document.fonts.ready;
    for (const each of document.querySelectorAll<HTMLElement>(messages)) each.style.visibility = 'hidden';
  }, MESSAGES);
  const shot = await page.screenshot({ animations: 'disabled' });
  await page.evaluate((messages) => {
    for (const each of document.querySelectorAll<HTMLElement>(messages)) each.style.visibility = '';
  }, MESSAGES);
  const webp = await sharp(shot).webp({ quality: 82, effort: 6 }).toBuffer();
  if (webp.length > MAX_BYTES) throw new Error(`${name} has ${webp.length} bytes; ${MAX_BYTES} at most`);
  await writeFile(join(folder, `${name}.webp`), webp);
}
