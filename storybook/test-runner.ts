import type { TestRunnerConfig } from '@storybook/test-runner';
import { getStoryContext } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';

interface Combination {
  readonly theme: 'light' | 'dark';
  readonly locale: 'fr' | 'en';
}

const checksAll = process.env['STORY_COMBINATIONS'] === 'all';

/**
 * Each story is checked once in each scheme and once in each language: colours do not depend on the language, nor names on
 * the scheme. `STORY_COMBINATIONS=all` checks the four. The last one is where the next story starts.
 */
const combinations: readonly Combination[] = [
  { theme: 'light', locale: 'fr' },
  { theme: 'dark', locale: 'en' },
  ...(checksAll
    ? ([
        { theme: 'light', locale: 'en' },
        { theme: 'dark', locale: 'fr' },
      ] as const)
    : []),
];

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, data: unknown) => void;
    once: (event: string, listener: () => void) => void;
  };
}

/** Switches the toolbar and waits until the story has rendered again; what is open in it stays open. */
async function show(page: Page, globals: Combination): Promise<void> {
  await page.evaluate(async (wanted) => {
    const channel = (globalThis as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    await new Promise<void>((resolve) => {
      channel.once('storyRendered', () => resolve());
      channel.emit('updateGlobals', { globals: wanted });
    });
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, globals);
}

function sentence(where: Combination, violations: Awaited<ReturnType<typeof getViolations>>): string {
  const found = violations.map(
    ({ id, help, nodes }) =>
      `  ${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `    ${html}\n      ${failureSummary ?? ''}`).join('\n')}`,
  );
  return `axe in ${where.theme}/${where.locale}:\n${found.join('\n')}`;
}

/** What another scheme or language can change: colours, names, and what a longer word moves. The structure stays. */
const changing = [
  ...[
    'color-contrast',
    'link-in-text-block',
    'target-size',
    'scrollable-region-focusable',
    'valid-lang',
    'landmark-unique',
  ],
  ...[
    'button-name',
    'link-name',
    'label',
    'select-name',
    'input-button-name',
    'image-alt',
    'svg-img-alt',
    'summary-name',
  ],
  ...[
    'aria-command-name',
    'aria-dialog-name',
    'aria-input-field-name',
    'aria-progressbar-name',
    'aria-toggle-field-name',
  ],
  ...[
    'empty-heading',
    'empty-table-header',
    'label-title-only',
    'presentation-role-conflict',
    'form-field-multiple-labels',
  ],
];

const options = {
  resultTypes: ['violations' as const],
  rules: {
    // About whole pages, and a story is a part of one; the journeys check the pages of the application.
    region: { enabled: false },
    // WCAG 2.2 AA, and off unless asked for.
    'target-size': { enabled: true },
  },
};

const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, context) {
    const known = await page.evaluate(() => 'axe' in globalThis);
    if (!known) await injectAxe(page);
    const { parameters } = await getStoryContext(page, context);
    await page.setViewportSize({ width: typeof parameters.width === 'number' ? parameters.width : 1280, height: 900 });
    const problems: string[] = [];
    for (const combination of combinations) {
      await show(page, combination);
      const isFirst = combination === combinations[0];
      const violations = await getViolations(page, 'body', {
        ...options,
        ...(!isFirst && !checksAll && { runOnly: { type: 'rule' as const, values: changing } }),
      });
      if (violations.length > 0) problems.push(sentence(combination, violations));
    }
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  },
};

export default config;
