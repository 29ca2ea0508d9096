import { setTimeout as sleep } from 'node:timers/promises';

const MAX_TRIES = 3;

/** The browser took no screenshot, which says nothing about the page. */
export class NoScreenshotError extends Error {
  name = 'NoScreenshotError';
}

/**
 * Takes a screenshot, and tries again if the browser takes none. Example: Chromium answers "Unable to capture screenshot" while the
 * process that draws its pages starts again.
 * @template T
 * @param {() => Promise<T>} take
 * @param {number} [pauseMs] between two tries
 * @returns {Promise<T>}
 * @throws {NoScreenshotError} after three tries
 */
export async function takeScreenshot(take, pauseMs = 500) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await take();
    } catch (error) {
      if (tries === MAX_TRIES) throw new NoScreenshotError(error.message, { cause: error });
    }
    await sleep(pauseMs);
  }
}
