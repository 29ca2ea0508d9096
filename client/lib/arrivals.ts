import type { ApplicationSourceName } from '@modules/applications/http/applications.contract';
import { paths } from './paths';

/** How this tab was opened. */
export interface TabStart {
  readonly pathname: string;
  /** Address of the previous page, if the browser provides it: another site's or ours. */
  readonly referrer: string;
  readonly origin: string;
  /** Reloaded or reached by going back: the original source is unknown. */
  readonly isReturn: boolean;
}

/**
 * Where people found the postings they opened, for the company's statistics. Kept only in this tab's memory; unknown sources are
 * not guessed.
 */
export interface Arrivals {
  /** The person navigated to another address. */
  note(pathname: string): void;
  /** Undefined if unknown. */
  sourceOf(jobId: string): ApplicationSourceName | undefined;
  clear(): void;
}

const JOB = new RegExp(`^${paths.job('([^/]+)')}$`);

export function createArrivals(start: TabStart): Arrivals {
  const found = new Map<string, ApplicationSourceName>();
  let here = start.pathname;
  const opened = JOB.exec(here)?.[1];
  if (opened !== undefined && !start.isReturn) {
    found.set(opened, sourceOfReferrer(start));
  }
  return {
    note(pathname) {
      if (pathname === here) return;
      const from = sourceOfPage(here);
      const jobId = JOB.exec(pathname)?.[1];
      // Returning from sign-in or a video keeps the posting's original source.
      if (jobId !== undefined && from !== undefined) found.set(jobId, from);
      here = pathname;
    },
    // On a list, people apply from the card.
    sourceOf: (jobId) => sourceOfPage(here) ?? found.get(jobId),
    clear: () => found.clear(),
  };
}

function sourceOfPage(pathname: string): ApplicationSourceName | undefined {
  if (pathname === paths.jobs) return 'SEARCH';
  if (pathname === paths.matches) return 'MATCHES';
  if (pathname === paths.dashboard) return 'DASHBOARD';
  return /^\/(company|companies)\//.test(pathname) ? 'COMPANY_PAGE' : undefined;
}

/** A public page leads to the next one without the application, so the previous page can be one of ours. */
function sourceOfReferrer({ referrer, origin }: TabStart): ApplicationSourceName {
  if (!URL.canParse(referrer)) return 'LINK';
  const previous = new URL(referrer);
  return previous.origin === origin ? (sourceOfPage(previous.pathname) ?? 'LINK') : 'WEB';
}
