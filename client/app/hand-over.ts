/** Id of the server-rendered content (server/platform/static/written-page.ts). */
const PAGE = 'public-page';
/** After this time the application replaces the server-rendered content even if it is still loading. */
const PATIENCE_MS = 6_000;
const MAY_BE_OUTDATED =
  'script[type="application/ld+json"], link[rel="canonical"], link[rel="alternate"], meta[name="robots"]';

export interface Application {
  /** True once it is known whether somebody is signed in. */
  readonly isSettled: () => boolean;
  /** True once the code of the page is loaded and its requests are answered. */
  readonly isReady: () => boolean;
  /** Calls back on every navigation. */
  readonly onNavigated: (navigated: () => void) => void;
}

/** Elements that may have the focus or typed text while the content is replaced. */
const usable = 'a[href], button, input, select, textarea';
const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Identifies the same element in both versions of the page. Ids differ, other attributes do not. */
function likeness(element: Element): string {
  const known = ['type', 'href', 'name', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
  return [element.tagName, ...known, element.textContent].join('|');
}

/** Sets the value of a field as if the person had typed it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Removes the server-rendered content. Copies typed text and the focus to the same elements of the application. */
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
 * Replaces the server-rendered content by the application once both show the same, so that no skeleton flashes in
 * between.
 * The meta tags for search engines are removed at the first navigation.
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
  // The content is hidden from signed-in people and readers of the other language, so replace it at once.
  if (getComputedStyle(content).display === 'none') content.remove();
  else requestAnimationFrame(look);
  application.onNavigated(() => {
    content.remove();
    for (const outdated of document.head.querySelectorAll(MAY_BE_OUTDATED)) outdated.remove();
  });
}
