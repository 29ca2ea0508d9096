import type { Page } from 'playwright-core';

export interface Visible {
  readonly height: number;
  readonly places: readonly string[];
}

/** The positions of the texts, to compare two pages. */
export const lookAt = (page: Page): Promise<Visible> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('header a, h1, main h2, main h3, main p, main a, footer a')].filter(
      (each) => each.checkVisibility(),
    );
    const places = shown.map((each) => {
      const { x, y, width } = each.getBoundingClientRect();
      return `${each.tagName} ${each.textContent?.slice(0, 40)} ${Math.round(x)},${Math.round(y)} ${Math.round(width)}`;
    });
    return { height: document.documentElement.scrollHeight, places };
  });
