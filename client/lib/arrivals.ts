import type { ApplicationSourceName } from '@modules/applications/http/applications.contract';
import { paths } from './paths';

/** How this tab began. */
export interface TabStart {
  readonly pathname: string;
  /** Address of the page before, where the browser tells: another site's, or ours. */
  readonly referrer: string;
  readonly origin: string;
  /** Reloaded or gone back to: how it was found first is forgotten. */
  readonly isReturn: boolean;
}

/**
 * Where somebody found the postings they opened, for the company's figures. Kept in the memory of this tab alone: nothing is
 * stored for it, and what is not known is not guessed.
 */
export interface Arrivals {
  /** The person is at another address. */
  note(pathname: string): void;
  /** Undefined when nobody knows. */
  sourceOf(jobId: string): ApplicationSourceName | undefined;
  clear(): void;
}

const JOB = new RegExp(`^${paths.job('([^/]+)')}$`);

export function createArrivals(start: TabStart): Arrivals {
  const found = new Map<string, ApplicationSourceName>();
  let here = start.pathname;
  const opened = JOB.exec(here)?.[1];
  if (opened !== undefined && !start.isReturn) {
    found.set(opened, isOther(start.referrer, start.origin) ? 'WEB' : 'LINK');
  }
  return {
    note(pathname) {
      if (pathname === here) return;
      const from = sourceOfPage(here);
      const jobId = JOB.exec(pathname)?.[1];
      // On the way back from signing in or from a video, the posting stays found where it was.
      if (jobId !== undefined && from !== undefined) found.set(jobId, from);
      here = pathname;
    },
    // On a list one applies from the card.
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

const isOther = (referrer: string, origin: string): boolean =>
  URL.canParse(referrer) && new URL(referrer).origin !== origin;
