import sharp from 'sharp';

import { takeScreenshot } from './screenshot.mjs';

/** Pictures are stored and compared at half their size: it blurs the edges of glyphs, which differ between browsers. */
export const SCALE = 2;
/** Longer pages are cut here. */
const MAX_HEIGHT = 1600;
/** Max time to load parts of a story that are loaded when they are shown. */
const MAX_LOADING_MS = 10_000;
/** Types of requests whose answer changes a picture; videos are hidden and may load for as long as they are shown. */
const drawn = new Set(['script', 'stylesheet', 'font', 'image', 'fetch', 'xhr']);

/**
 * @typedef {{ data: Buffer, width: number, height: number }} Picture
 *   rows of red, green and blue, a byte each
 */

/**
 * Takes a picture of the whole story in its current state, at half its size.
 * @param {import('playwright-core').Page} page showing a story
 * @param {import('playwright-core').CDPSession} session of that page
 * @param {number} width of the picture before it is halved
 * @returns {Promise<Picture>}
 * @throws {import('./screenshot.mjs').NoScreenshotError}
 */
export async function takePicture(page, session, width) {
  const before = page.viewportSize();
  if (before === null) throw new Error('A page of stories has a size.');
  await waitUntilLoaded(page);
  await show(page, { width, height: before.height }, before);
  const content = await page.evaluate(freezeStory);
  const height = Math.min(Math.max(content, before.height), MAX_HEIGHT);
  await show(page, { width, height }, { width, height: before.height });
  const { data } = await takeScreenshot(() =>
    session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true }),
  );
  await page.evaluate(unfreezeStory);
  await show(page, before, { width, height });
  return halved(Buffer.from(data, 'base64'));
}

/** @type {WeakMap<import('playwright-core').Page, Set<import('playwright-core').Request>>} */
const loading = new WeakMap();

/**
 * Notes which requests of a page run, so that {@link takePicture} can wait for them.
 * @param {import('playwright-core').Page} page before it opens its first story
 */
export function watchRequests(page) {
  const running = new Set();
  loading.set(page, running);
  page.on('request', (request) => {
    if (drawn.has(request.resourceType())) running.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => running.delete(request));
}

/**
 * Waits for requests, and for components that mark unfinished content with `data-pending`. Example: React shows the bars of a chart 300 ms
 * after its text, even if their code is loaded.
 */
async function waitUntilLoaded(page) {
  const running = loading.get(page);
  if (running === undefined) throw new Error('watchRequests was not called for this page.');
  const until = Date.now() + MAX_LOADING_MS;
  let isPending = true;
  while (isPending && Date.now() < until) {
    await waitForFrames(page);
    isPending = running.size > 0 || (await page.evaluate(() => document.querySelector('[data-pending]') !== null));
  }
  await waitForFrames(page);
}

/** @param {Buffer} image in any format, in its full size */
export async function halved(image) {
  const { width, height } = await sharp(image).metadata();
  const { data, info } = await sharp(image)
    .removeAlpha()
    .resize(Math.round(width / SCALE), Math.round(height / SCALE), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Sets the size of the page, and waits until what depends on it is drawn. */
async function show(page, size, before) {
  if (size.width === before.width && size.height === before.height) return;
  await page.setViewportSize(size);
  await waitForFrames(page);
}

function waitForFrames(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/**
 * Runs in the page: ends animations, hides everything that the machine decides (such as the loaded part of a video), and waits for
 * images and for the length of videos. Returns the height of the story.
 */
async function freezeStory() {
  const style = document.createElement('style');
  style.id = 'picture';
  style.textContent = `
    * { caret-color: transparent !important; }
    video, canvas, iframe, [data-loaded] { visibility: hidden !important; }
    [data-system-font] { -webkit-text-fill-color: transparent !important; }
  `;
  document.head.append(style);
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  // The product's fonts have no other signs, so each system would draw its own. Example: emoji.
  const other = /[^\n\t -~\u00A0-\u00FF\u0131\u0152\u0153\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]/;
  const drawn = document.createTreeWalker(document.body, globalThis.NodeFilter.SHOW_TEXT);
  for (let text = drawn.nextNode(); text; text = drawn.nextNode()) {
    const element = text.parentElement;
    if (!element || text.data.trim() === '') continue;
    const isOurs = /^"?(Inter|Bricolage)/.test(globalThis.getComputedStyle(element).fontFamily);
    if (!isOurs || other.test(text.data)) element.dataset.systemFont = '';
  }
  await document.fonts.ready;
  const isKnown = (video) => video.error !== null || video.readyState > 0 || video.preload === 'none';
  const known = Array.from(document.querySelectorAll('video'), async (video) => {
    while (video.networkState === video.NETWORK_LOADING && !isKnown(video)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await Promise.all(known);
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  return document.documentElement.scrollHeight;
}

/** Runs in the page: shows again what `freezeStory` has hidden. */
function unfreezeStory() {
  document.getElementById('picture')?.remove();
  for (const element of document.querySelectorAll('[data-system-font]')) delete element.dataset.systemFont;
}
