import type { Locator, Page } from 'playwright-core';

/** Effort of one step of a visit: seconds, taps, screens and typed fields. */
export interface Effort {
  readonly step: string;
  readonly seconds: number;
  readonly taps: number;
  /** Addresses opened. */
  readonly screens: number;
  /** Fields typed into, one character at a time. */
  readonly fields: number;
}

/** How long a person takes between two keys (milliseconds). */
const KEY_MS = 15;

/** Visits pages with a finger and a keyboard only, and counts. */
export class Stopwatch {
  readonly efforts: Effort[] = [];
  #counts = { taps: 0, screens: 0, fields: 0 };

  constructor(page: Page) {
    let before = '';
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const { pathname } = new URL(frame.url());
      if (pathname !== before) this.#counts.screens += 1;
      before = pathname;
    });
  }

  async step(step: string, take: () => Promise<void>): Promise<void> {
    this.#counts = { taps: 0, screens: 0, fields: 0 };
    const begun = performance.now();
    await take();
    this.efforts.push({ step, seconds: (performance.now() - begun) / 1_000, ...this.#counts });
  }

  /** Playwright fails here if another element covers the target. */
  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.#counts.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.pressSequentially(text, { delay: KEY_MS });
    this.#counts.fields += 1;
  }

  get total(): Effort {
    const sum = (of: 'seconds' | 'taps' | 'screens' | 'fields') =>
      this.efforts.reduce((all, each) => all + each[of], 0);
    return {
      step: 'total',
      seconds: sum('seconds'),
      taps: sum('taps'),
      screens: sum('screens'),
      fields: sum('fields'),
    };
  }

  /** A table for people. */
  get table(): string {
    const rows = [...this.efforts, this.total].map(({ step, seconds, taps, screens, fields }) =>
      [
        step.padEnd(12),
        seconds.toFixed(1).padStart(8),
        ...[taps, screens, fields].map((n) => String(n).padStart(8)),
      ].join(''),
    );
    return ['step         seconds    taps screens  fields', ...rows].join('\n');
  }
}
