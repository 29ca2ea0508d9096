import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';

// The scripts are plain JavaScript, because they run before packages are installed; declare their types here.
const path = new URL('./reference-page.mjs', import.meta.url).href;
const { rendersReferencePage } = (await import(path)) as {
  rendersReferencePage(browser: Browser, options: { accepts?: boolean; folder: string }): Promise<boolean>;
};

/** A browser whose screenshots have one colour and a black bar in one place; it takes none the first `failures` times. */
function drawing(bar: number, failures = 0): Browser {
  let left = failures;
  const page = {
    goto: () => Promise.resolve(null),
    evaluate: () => Promise.resolve(null),
    close: () => Promise.resolve(),
    screenshot: () => {
      if (left-- > 0) return Promise.reject(new Error('Unable to capture screenshot'));
      return sharp({ create: { width: 640, height: 400, channels: 3, background: '#faf7f2' } })
        .composite([
          {
            input: { create: { width: 60, height: 40, channels: 3, background: '#000000' } },
            left: bar,
            top: 100,
          },
        ])
        .png()
        .toBuffer();
    },
  };
  return { newPage: () => Promise.resolve(page) } as unknown as Browser;
}

describe('the reference page', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-reference-page-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is the same if the browser renders it like the baseline', async () => {
    expect(await rendersReferencePage(drawing(100), { accepts: true, folder })).toBe(true);
    expect(await rendersReferencePage(drawing(100), { folder })).toBe(true);
  });

  it('differs if a part has moved, or if there is no baseline', async () => {
    expect(await rendersReferencePage(drawing(100), { folder })).toBe(false);
    await rendersReferencePage(drawing(100), { accepts: true, folder });
    expect(await rendersReferencePage(drawing(120), { folder })).toBe(false);
  });

  it('is read again if the browser takes no screenshot at first', async () => {
    await rendersReferencePage(drawing(100), { accepts: true, folder });
    expect(await rendersReferencePage(drawing(100, 2), { folder })).toBe(true);
    await expect(rendersReferencePage(drawing(100, 3), { folder })).rejects.toThrow('Unable to capture screenshot');
  });

  it('is not compared with a file that is no picture', async () => {
    await writeFile(join(folder, 'reference-page.webp'), 'no picture');
    await expect(rendersReferencePage(drawing(100), { folder })).rejects.toThrow();
  });
});
