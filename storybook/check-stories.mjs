/**
 * Opens every story of the built Storybook in Chromium, in both languages and both schemes, checks it with axe, and compares the chosen
 * pictures with their baselines (test/pictures).
 * `node storybook/check-stories.mjs [--json --outputFile FILE] [names of components]`, after `npm run build-storybook`.
 * Pictures that look different are shown in test-results/pictures, or in the folder given by `--differences`.
 * With `--pictures` it only compares pictures.
 * With `--accept` it only takes the pictures, and those that look different become baselines: `npm run pictures:accept`.
 * `STORYBOOK_OUTPUT` sets the folder (default dist/storybook), `CHROMIUM_PATH` the browser (default /usr/bin/chromium).
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { openPictures } from '../test/pictures/check-pictures.mjs';
import { rendersReferencePage } from '../test/pictures/reference-page.mjs';
import { NoScreenshotError } from '../test/pictures/screenshot.mjs';
import { watchRequests } from '../test/pictures/take-picture.mjs';
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
    // Glyphs without hints and coloured edges are drawn alike on most systems.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    // No story needs the network. Without one, an image of another site would be in no picture.
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ],
};

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean' },
    outputFile: { type: 'string' },
    accept: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    differences: { type: 'string', default: 'test-results/pictures' },
  },
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
const results = [];
const differences = resolve(import.meta.dirname, '..', values.differences);
await rm(differences, { recursive: true, force: true });
const onlyPictures = values.accept || values.pictures;
const all = componentsOf(JSON.parse(index));
const pictures = openPictures(
  all.flatMap(({ stories }) => stories),
  { accepts: values.accept, results: relative(process.cwd(), differences) },
);
const waiting = all.filter(({ name }) => isNamed(name)).map(withPicturesOnly);
const workshop = await serveWorkshop(built);
const skipReason = await findSkipReason();
await Promise.all(Array.from({ length: BROWSERS }, checkWaiting));
workshop.close();
if (positionals.length === 0) results.push(await unusedBaselines());
await pictures.finish();

const report = reportOf(results);
if (skipReason !== null) {
  report.notes = [`no picture was compared: ${skipReason}`];
  console.log(report.notes[0]);
}
if (values.outputFile) await writeFile(values.outputFile, JSON.stringify(report));
for (const { message } of report.testResults) if (message) console.error(message);
for (const name of pictures.accepted) console.log(`accepted: ${name}`);
console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed`);
process.exit(report.numFailedTests === 0 ? 0 : 1);

/** Why no picture is compared, or null. Example: this browser renders text differently. */
async function findSkipReason() {
  try {
    return (await retryIfNoScreenshot(rendersLikeBaselines))
      ? null
      : 'this browser renders text differently from the baselines (ADR 0092)';
  } catch (error) {
    if (error instanceof NoScreenshotError)
      return `this browser takes no screenshots (${error.message.split('\n')[0]})`;
    throw error;
  }
}

async function rendersLikeBaselines() {
  const browser = await chromium.launch(launchOptions).catch(() => null);
  // Each story reports that the browser does not open.
  if (browser === null) return true;
  try {
    return await rendersReferencePage(browser, { accepts: values.accept && positionals.length === 0 });
  } finally {
    // A crashed browser cannot be closed.
    await browser.close().catch(() => undefined);
  }
}

/** A browser that takes no screenshot may be broken, so `work` opens a new one. */
function retryIfNoScreenshot(work) {
  return work().catch((error) => {
    if (error instanceof NoScreenshotError) return work();
    throw error;
  });
}

/**
 * Checks one component after the other until none is left, in its own browser: a browser renders only its front page.
 */
async function checkWaiting() {
  let opened = null;
  /** After a failure, uses a new browser, so that the next story is not affected. */
  const check = async (id) => {
    // If the page does not open, the story is not the cause: try once more with another browser.
    opened ??= await inTime(open(id)).catch(() => inTime(open(id)));
    try {
      const compares = skipReason === null;
      await inTime(checkStory(opened.page, id, { axe: !onlyPictures, ...(compares && { pictures: pictures.check }) }));
    } catch (error) {
      // A crashed browser cannot be closed.
      await opened.browser.close().catch(() => undefined);
      opened = null;
      throw error;
    }
  };
  for (let component = waiting.shift(); component; component = waiting.shift()) {
    const assertionResults = [];
    const startTime = Date.now();
    for (const { id, name } of component.stories) {
      const failure = await retryIfNoScreenshot(() => check(id)).then(
        () => null,
        (error) => error.message,
      );
      assertionResults.push({
        fullName: `${component.name} ${name}`,
        title: name,
        status: failure === null ? 'passed' : 'failed',
        failureMessages: failure === null ? [] : [failure],
      });
    }
    results.push({ name: component.name, startTime, endTime: Date.now(), assertionResults });
  }
  await opened?.browser.close();
}

/** Opens Storybook, ready to check a story. */
async function open(storyId) {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ locale: 'fr-CA', timezoneId: 'America/Toronto' });
    watchRequests(page);
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

/** With `--accept`, names are whole names of components, so that no other picture is accepted unseen. */
function isNamed(path) {
  if (positionals.length === 0) return true;
  if (values.accept) return positionals.includes(basename(path, '.stories.tsx'));
  return positionals.some((part) => path.includes(part));
}

function withPicturesOnly({ name, stories }) {
  return { name, stories: onlyPictures ? stories.filter(({ id }) => pictures.chosen.has(id)) : stories };
}

/** One test more: each baseline belongs to a story. */
async function unusedBaselines() {
  const startTime = Date.now();
  const failureMessages = await pictures.unused();
  const status = failureMessages.length === 0 ? 'passed' : 'failed';
  const title = 'each belong to a story';
  const name = 'test/pictures/baselines';
  const assertionResults = [{ fullName: `${name} ${title}`, title, status, failureMessages }];
  return { name, startTime, endTime: Date.now(), assertionResults };
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
