/**
 * Opens every story of the built Storybook in Chromium, in both languages and both schemes, and checks it with axe.
 * `node storybook/check-stories.mjs [--json --outputFile FILE] [names of components]`, after `npm run build-storybook`.
 * `STORYBOOK_OUTPUT` sets the folder (default dist/storybook), `CHROMIUM_PATH` the browser (default /usr/bin/chromium).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { checkStory, openWorkshop } from './checks/check-story.mjs';
import { serveWorkshop } from './checks/serve-workshop.mjs';

const BROWSERS = 2;
const STORY_TIMEOUT_MS = 60_000;
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--autoplay-policy=no-user-gesture-required',
  ],
};

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, outputFile: { type: 'string' } },
  allowPositionals: true,
});
const built = resolve(import.meta.dirname, '..', process.env.STORYBOOK_OUTPUT ?? 'dist/storybook');
const index = await readFile(join(built, 'index.json'), 'utf8').catch(() => null);
if (index === null) {
  console.error('The built workshop is missing: npm run build-storybook first');
  process.exit(1);
}

/** Stories without a play function. */
const quiet = Object.values(JSON.parse(index).entries)
  .filter(({ type, tags }) => type === 'story' && !tags.includes('play-fn'))
  .map(({ id }) => id);
const components = componentsOf(JSON.parse(index)).filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const workshop = await serveWorkshop(built);
const results = [];
const waiting = [...components];
await Promise.all(Array.from({ length: BROWSERS }, checkWaiting));
workshop.close();

const report = reportOf(results);
if (values.outputFile) await writeFile(values.outputFile, JSON.stringify(report));
for (const { message } of report.testResults) if (message) console.error(message);
console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed`);
process.exit(report.numFailedTests === 0 ? 0 : 1);

/**
 * Checks one component after the other until none is left, in its own browser: a browser renders only its front page.
 */
async function checkWaiting() {
  let opened = null;
  for (let component = waiting.shift(); component; component = waiting.shift()) {
    const assertionResults = [];
    const startTime = Date.now();
    for (const { id, name } of component.stories) {
      let failure = null;
      try {
        // If the page does not open, the story is not the cause: try once more with another browser.
        opened ??= await inTime(open(id)).catch(() => inTime(open(id)));
        await inTime(checkStory(opened.page, id));
      } catch (error) {
        failure = error.message;
      }
      assertionResults.push({
        fullName: `${component.name} ${name}`,
        title: name,
        status: failure === null ? 'passed' : 'failed',
        failureMessages: failure === null ? [] : [failure],
      });
      // After a failure, use a new browser, so that the next story is not affected.
      if (failure !== null) {
        // A crashed browser cannot be closed.
        await opened?.browser.close().catch(() => undefined);
        opened = null;
      }
    }
    results.push({ name: component.name, startTime, endTime: Date.now(), assertionResults });
  }
  await opened?.browser.close();
}

/** Opens Storybook, ready to check a story. */
async function open(storyId) {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await openWorkshop(
      page,
      workshop.url,
      quiet.find((id) => id !== storyId),
    );
    return { browser, page };
  } catch (error) {
    await browser.close().catch(() => undefined);
    throw error;
  }
}

/** Rejects if a story takes too long. */
async function inTime(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It did not end within ${STORY_TIMEOUT_MS / 1000} s.`)),
      STORY_TIMEOUT_MS,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Stories grouped by component. */
function componentsOf({ entries }) {
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
  return Object.entries(Object.groupBy(stories, ({ importPath }) => importPath)).map(([name, own]) => ({
    name,
    stories: own,
  }));
}

/** A report in the format of jest. */
function reportOf(files) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return {
    numPassedTests: tests.length - failed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: files.map((file) => {
      const failures = file.assertionResults.filter(({ status }) => status === 'failed');
      return {
        ...file,
        status: failures.length > 0 ? 'failed' : 'passed',
        message: failures
          .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`)
          .join('\n\n'),
      };
    }),
  };
}
