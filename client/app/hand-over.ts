/** What the page of the server is known by (server/platform/static/written-page.ts). */
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

/** What somebody may be using in the page while it is replaced. */
const usable = 'a[href], button, input, select, textarea';
const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The same in both pages: ids differ, and all else of an element is what its component wrote. */
function likeness(element: Element): string {
  const known = ['type', 'href', 'name', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
  return [element.tagName, ...known, element.textContent].join('|');
}

/** Writes into a field of the application as if it had been typed there. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replaces the page by the application; what was typed into it and where the focus was goes along. */
function replace(content: HTMLElement, root: HTMLElement | null): void {
  const active = content.contains(document.activeElement) ? document.activeElement : null;
  const typed = [...content.querySelectorAll(usable)].filter(
    (each) => isField(each) && each.value !== each.defaultValue,
  );
  const kept = [...new Set([...typed, ...(active === null ? [] : [active])])].map((element) => ({
    like: likeness(element),
    text: typed.includes(element) && isField(element) ? element.value : null,
    isActive: element === active,
  }));
  content.remove();
  if (kept.length === 0 || root === null) return;
  const fresh = [...root.querySelectorAll<HTMLElement>(usable)];
  for (const { like, text, isActive } of kept) {
    const found = fresh.find((each) => likeness(each) === like);
    if (found !== undefined && text !== null && isField(found)) type(found, text);
    if (isActive) found?.focus({ preventScroll: true });
  }
}

/**
 * The server wrote the content of this page, for readers without scripts and for the first moment of all others. It stays in view
 * until the application has the same to show, then goes in one step: nobody sees it turn into a skeleton and back. Its
 * description for search engines goes with the first step to another page.
 */
export function handOver(document: Document, application: Application): void {
  const content = document.getElementById(PAGE);
  if (content === null) return;
  const startedAt = performance.now();
  const look = (): void => {
    const isOver = performance.now() - startedAt > PATIENCE_MS;
    if (isOver || (application.isSettled() && application.isReady())) replace(content, document.getElementById('root'));
    else requestAnimationFrame(look);
  };
  // Hidden for somebody who is signed in, or reads in another language: nobody looks at it.
  if (getComputedStyle(content).display === 'none') content.remove();
  else requestAnimationFrame(look);
  application.onNavigated(() => {
    content.remove();
    for (const outdated of document.head.querySelectorAll(MAY_BE_OUTDATED)) outdated.remove();
  });
}
