/**
 * Takes the pictures of stories, and makes those that look different the new baselines: `npm run pictures:accept [-- names of components]`.
 * Run it after you have looked at the page of differences of a failed `npm test`.
 */
import { join } from 'node:path';

import { build, isBuilt, parts } from '../../server/launcher/setup/build.mjs';
import { runProgram } from '../../server/launcher/setup/run-program.mjs';
import { findBrowser } from '../../server/launcher/setup/system-programs.mjs';

const MAX_MS = 30 * 60_000;
const root = join(import.meta.dirname, '../..');
const browser = findBrowser();
if (browser === null) {
  console.error('Chromium is missing.');
  process.exit(1);
}
if (!(await isBuilt(root, parts.storybook))) await build(root, parts.storybook);
const command = ['storybook/check-stories.mjs', '--accept', ...process.argv.slice(2)];
const env = { ...process.env, CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? browser };
const { code, output } = await runProgram(process.execPath, command, { cwd: root, env, timeoutMs: MAX_MS });
console.log(output.trim());
process.exit(code);
