import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { allRules, changingRules } from './axe-rules.mjs';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGE_WIDTH = 1280;
const PAGE_HEIGHT = 900;

/**
 * Checks each story once per scheme and once per language: colours do not depend on the language, nor names on the
 * scheme.
 * `STORY_COMBINATIONS=all` checks all four combinations.
 */
const checksAll = process.env.STORY_COMBINATIONS === 'all';
const [firstCombination, ...otherCombinations] = [
  { theme: 'dark', locale: 'en' },
  { theme: 'light', locale: 'fr' },
  ...(checksAll
    ? [
        { theme: 'light', locale: 'en' },
        { theme: 'dark', locale: 'fr' },
      ]
    : []),
];

/**
 * Opens Storybook with axe loaded, at another story than the one to check: rendering the same story while it plays
 * would reload the page.
 * @param {import('playwright-core').Page} page
 * @param {string} url of Storybook
 * @param {string} storyId of a story without a play function
 */
export async function openWorkshop(page, url, storyId) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}/iframe.html?id=${storyId}&viewMode=story`, { waitUntil: 'load' });
  await page.waitForFunction(
    () => ['completed', 'finished'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase),
    null,
    { polling: 100 },
  );
  await page.evaluate(axeSource);
}

/**
 * Renders a story, runs its play function, and checks it with axe.
 * @param {import('playwright-core').Page} page with Storybook
 * @param {string} storyId
 * @throws {Error} listing the problems
 */
export async function checkStory(page, storyId) {
  const width = await widthOf(page, storyId);
  await page.setViewportSize({ width: width ?? PAGE_WIDTH, height: PAGE_HEIGHT });
  const failure = await render(page, storyId);
  if (failure) throw new Error(failure);
  const problems = [await violations(page, firstCombination, allRules)];
  for (const combination of otherCombinations) {
    await showAgain(page, combination);
    problems.push(await violations(page, combination, checksAll ? allRules : changingRules));
  }
  const found = problems.filter(Boolean);
  if (found.length > 0) throw new Error(found.join('\n\n'));
}

function widthOf(page, storyId) {
  return page.evaluate(async (id) => {
    const { parameters } = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
    return typeof parameters.width === 'number' ? parameters.width : null;
  }, storyId);
}

/** Returns the error of rendering or playing the story, or null. */
function render(page, storyId) {
  return page.evaluate(
    async ({ id, globals }) => {
      localStorage.clear();
      sessionStorage.clear();
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      // Set without an event, because the previous story need not be rendered again.
      globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
      const failures = {
        storyErrored: ({ title, description }) => `${title}\n${description}`,
        storyThrewException: (error) => error.stack ?? error.message,
        playFunctionThrewException: (error) => error.stack ?? error.message,
        unhandledErrorsWhilePlaying: ([error]) => error.stack ?? error.message,
        storyMissing: () => 'The workshop has no such story.',
      };
      const listeners = {};
      const failure = await new Promise((resolve) => {
        for (const [event, describe] of Object.entries(failures)) listeners[event] = (data) => resolve(describe(data));
        listeners.storyFinished = (data) => {
          if (data.storyId === id) resolve(data.status === 'error' ? 'The story ended with an error.' : null);
        };
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return failure;
    },
    { id: storyId, globals: firstCombination },
  );
}

/** Changes the toolbar and waits until the story is rendered again; its open dialogs and menus stay open. */
function showAgain(page, globals) {
  return page.evaluate(async (wanted) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    await new Promise((resolve) => {
      channel.once('storyRendered', () => resolve());
      channel.emit('updateGlobals', { globals: wanted });
    });
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, globals);
}

async function violations(page, { theme, locale }, options) {
  const found = await page.evaluate(async (given) => {
    const { violations } = await globalThis.axe.run('body', given);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    }));
  }, options);
  if (found.length === 0) return null;
  const lines = found.flatMap(({ id, help, nodes }) => [
    `  ${id}: ${help}`,
    ...nodes.map(({ html, failureSummary }) => `    ${html}\n      ${failureSummary ?? ''}`),
  ]);
  return `axe in ${theme}/${locale}:\n${lines.join('\n')}`;
}
