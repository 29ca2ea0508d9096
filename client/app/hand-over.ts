/** What the page of the server is known by (server/modules/jobs/html). */
const PAGE = 'public-page';
/** Nobody looks at a page that does not answer for longer: the application then shows itself as it is, skeletons and all. */
const PATIENCE_MS = 6_000;
const MAY_BE_OUTDATED =
  'script[type="application/ld+json"], link[rel="canonical"], link[rel="alternate"], meta[name="robots"]';

export interface Application {
  /** Settled: somebody is signed in, or nobody is. */
  readonly isSettled: () => boolean;
  /** The page's code is there, and what it asked for has been answered. */
  readonly isReady: () => boolean;
  /** Calls back on every navigation. */
  readonly onNavigated: (navigated: () => void) => void;
}

/**
 * The server wrote the content of this page for whoever reads without scripts. It stays in view until the application has the
 * same to show, then goes in one step: nobody sees it turn into a skeleton and back. Its description for search engines goes
 * with the first step to another page.
 */
export function handOver(document: Document, application: Application): void {
  const content = document.getElementById(PAGE);
  if (content === null) return;
  const startedAt = performance.now();
  const look = (): void => {
    const isOver = performance.now() - startedAt > PATIENCE_MS;
    if (isOver || (application.isSettled() && application.isReady())) content.remove();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  application.onNavigated(() => {
    content.remove();
    for (const outdated of document.head.querySelectorAll(MAY_BE_OUTDATED)) outdated.remove();
  });
}
