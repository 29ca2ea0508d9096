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

/** Dark in English and light in French: one picture of each theme is enough. */
const pictured = new Set([firstCombination, otherCombinations[0]]);

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
  await page.evaluate(() => {
    // Storybook shows these while a page loads. Hidden, they are 70 elements that axe would read for each story.
    for (const waiting of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs')) waiting.remove();
  });
  await page.evaluate(axeSource);
  await page.evaluate(defineOutcomeOf);
}

/** Defines in the page: `outcomeOf` emits an event and returns the error of the rendering that it starts, or null. */
function defineOutcomeOf() {
  const failures = {
    storyErrored: ({ title, description }) => `${title}\n${description}`,
    storyThrewException: (error) => error.stack ?? error.message,
    playFunctionThrewException: (error) => error.stack ?? error.message,
    unhandledErrorsWhilePlaying: ([error]) => error.stack ?? error.message,
    storyMissing: () => 'The workshop has no such story.',
  };
  globalThis.outcomeOf = async ([event, data], [endEvent, outcomeOfEnd]) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const listeners = {};
    const failure = await new Promise((resolve) => {
      for (const [name, describe] of Object.entries(failures)) listeners[name] = (error) => resolve(describe(error));
      listeners[endEvent] = (end) => {
        const outcome = outcomeOfEnd(end);
        if (outcome !== undefined) resolve(outcome);
      };
      for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
      channel.emit(event, data);
    });
    for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return failure;
  };
}

/**
 * Renders a story, runs its play function, checks it with axe, and takes its pictures.
 * @param {import('playwright-core').Page} page with Storybook
 * @param {string} storyId
 * @param {{ axe?: boolean, pictures?: (page: import('playwright-core').Page, storyId: string, theme: string, width: number) => Promise<string[]> }} [options]
 *   `pictures`: returns the problems of the pictures of the theme that the page shows
 * @throws {Error} listing the problems
 */
export async function checkStory(page, storyId, { axe = true, pictures = async () => [] } = {}) {
  const width = (await widthOf(page, storyId)) ?? PAGE_WIDTH;
  await page.setViewportSize({ width, height: PAGE_HEIGHT });
  const failure = await render(page, storyId);
  if (failure) throw new Error(failure);
  const problems = [];
  const checkShown = async (combination, rules) => {
    if (axe) problems.push(await violations(page, combination, rules));
    if (pictured.has(combination)) problems.push(...(await pictures(page, storyId, combination.theme, width)));
  };
  await checkShown(firstCombination, allRules);
  for (const combination of otherCombinations) {
    await showAgain(page, combination);
    await checkShown(combination, checksAll ? allRules : changingRules);
  }
  const found = problems.filter(Boolean);
  if (found.length > 0) throw new Error(found.join('\n\n'));
}

/** Width of the story's viewport, in pixels: `globals: onPhone` is 390. Null if it has none. */
function widthOf(page, storyId) {
  return page.evaluate(async (id) => {
    const { parameters, storyGlobals } = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({
      storyId: id,
    });
    if ('width' in parameters) throw new Error('Set the width by `globals: onPhone` (storybook/widths.ts).');
    const viewport = storyGlobals.viewport?.value;
    return viewport === undefined ? null : Number.parseInt(parameters.viewport.options[viewport].styles.width, 10);
  }, storyId);
}

/** Returns the error of rendering or playing the story, or null. */
function render(page, storyId) {
  return page.evaluate(
    ({ id, globals }) => {
      localStorage.clear();
      sessionStorage.clear();
      // Set without an event, because the previous story need not be rendered again.
      globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
      const outcomeOfEnd = (data) => {
        if (data.storyId !== id) return undefined;
        return data.status === 'error' ? 'The story ended with an error.' : null;
      };
      return globalThis.outcomeOf(
        ['setCurrentStory', { storyId: id, viewMode: 'story' }],
        ['storyFinished', outcomeOfEnd],
      );
    },
    { id: storyId, globals: firstCombination },
  );
}

/**
 * Changes the toolbar and waits until the story is rendered again; its open dialogs and menus stay open.
 * @throws {Error} if the story cannot be rendered in this language and scheme
 */
async function showAgain(page, globals) {
  const failure = await page.evaluate(
    (wanted) => globalThis.outcomeOf(['updateGlobals', { globals: wanted }], ['storyRendered', () => null]),
    globals,
  );
  if (failure) throw new Error(`In ${globals.theme}/${globals.locale}: ${failure}`);
}

async function violations(page, { theme, locale }, options) {
  const found = await page.evaluate(async (given) => {
    // axe reads the whole document, and each import of a story adds links to the head. Example: 469 after 70 stories.
    for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.remove();
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
