import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { disabledFeatures } from './browser.js';

describe('the Chromium of the tests', () => {
  it('has every feature off that Playwright turns off', async () => {
    const bundle = join(import.meta.dirname, '../../node_modules/playwright-core/lib/coreBundle.js');
    const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(await readFile(bundle, 'utf8')) ?? [];
    const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
    expect(features.length).toBeGreaterThan(10);
    expect(disabledFeatures).toEqual(expect.arrayContaining(features));
  });
});
