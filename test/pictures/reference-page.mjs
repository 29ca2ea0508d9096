import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readBaseline, writeBaseline } from './baselines.mjs';
import { differenceOf } from './compare-pictures.mjs';
import { takeScreenshot } from './screenshot.mjs';
import { halved } from './take-picture.mjs';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  Inter: resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  Bricolage: resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
};
const NAME = 'reference-page';
const SIZE = { width: 640, height: 400 };

/**
 * Whether this browser renders the reference page as the browser of the baselines did. The page has nothing of the product but its fonts.
 * If it differs, all pictures would differ, and no difference would be a change of the product.
 * @param {import('playwright-core').Browser} browser
 * @param {{ accepts?: boolean, folder?: string }} [options]
 *   `accepts`: stores the picture as the new baseline if it differs; `folder`: of the baseline
 * @throws {import('./screenshot.mjs').NoScreenshotError}
 */
export async function rendersReferencePage(browser, { accepts = false, folder = import.meta.dirname } = {}) {
  const picture = await takeScreenshot(() => pictureOf(browser));
  const before = await readBaseline(NAME, folder);
  if (before !== null && differenceOf(before, picture) === null) return true;
  if (accepts) await writeBaseline(NAME, picture, folder);
  return accepts;
}

async function pictureOf(browser) {
  const folder = await mkdtemp(join(tmpdir(), 'entrevue-reference-page-'));
  const page = await browser.newPage({ viewport: SIZE });
  try {
    const path = join(folder, 'page.html');
    await writeFile(path, await referencePage());
    await page.goto(`file://${path}`);
    await page.evaluate(() => document.fonts.ready);
    return await halved(await page.screenshot());
  } finally {
    // The page of a crashed browser cannot be closed.
    await page.close().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Text in both fonts, in the sizes of the product, an edge, a shadow and a gradient. */
async function referencePage() {
  const faces = await Promise.all(
    Object.entries(fonts).map(async ([name, path]) => {
      const data = (await readFile(path)).toString('base64');
      return `@font-face { font-family: ${name}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
    }),
  );
  const line = 'Votre profil reste ouvert jusqu’à votre réponse, 72 heures.';
  return `<!doctype html><meta charset="utf-8"><style>
    ${faces.join('\n')}
    body { margin: 24px; background: #faf7f2; color: #1b1e24; font: 400 16px/1.5 Inter; }
    h1 { margin: 0; font: 700 32px/1.2 Bricolage; }
    small { font-size: 13px; color: #5c6470; }
    p { margin: 8px 0; }
    div { margin-top: 16px; padding: 16px; border: 1px solid #ddd6ca; border-radius: 16px; background: linear-gradient(#fff, #f3ece0);
      box-shadow: 0 8px 24px rgb(0 0 0 / 12%); font-weight: 600; }
  </style><h1>Entrevue</h1><p>${line}</p><p><small>${line}</small></p><div>${line}</div><p>0123456789 $ % é È ç œ</p>`;
}
