import type { EarlyInput } from '../start/early-input';
import { fieldsIn, findAt, placeOf, repeatClick, repeatKey } from '../start/replay';

/** Id of the server-rendered content (server/platform/static/written-page.ts). */
const PAGE = 'public-page';
/** After this time the application replaces the server-rendered content even if it is still loading. */
const PATIENCE_MS = 20_000;
/** Frames after the first one with the whole page: React starts listening after it has painted. */
const FRAMES = 2;
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement] as const;
const isField = (element: Element): element is Field => kinds.some((kind) => element instanceof kind);

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;

/** Sets the value of a field as if the person had typed or chosen it. */
function type(field: Field, text: string): void {
  const kind = kinds.find((each) => field instanceof each) ?? HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  const isChosen = field instanceof HTMLSelectElement;
  field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
}

/** Position of the caret; null for fields without one. */
const caretOf = (element: Element): number | null =>
  isField(element) && !(element instanceof HTMLSelectElement) ? element.selectionStart : null;

/**
 * Removes the server-rendered content. Copies typed text and the focus to the same elements of the application, and
 * repeats the clicks that it could not answer.
 */
function replace(content: HTMLElement, document: Document, early: EarlyInput | null): void {
  const active = content.contains(document.activeElement) ? document.activeElement : null;
  const typed = fieldsIn(content).filter((each): each is HTMLElement & Field => isField(each) && isChanged(each));
  const kept = [...new Set([...typed, ...(active instanceof HTMLElement ? [active] : [])])].map((element) => ({
    place: placeOf(element, content),
    text: isField(element) && isChanged(element) ? element.value : null,
    caret: caretOf(element),
    isActive: element === active,
  }));
  const clicks = early?.clicks.map((element) => placeOf(element, content)) ?? [];
  content.remove();
  early?.stop();
  const root = document.getElementById('root');
  if (root === null) return;
  for (const { place, text, caret, isActive } of kept) {
    const found = findAt(place, root);
    if (found !== undefined && text !== null && isField(found)) type(found, text);
    if (isActive) found?.focus({ preventScroll: true });
    if (isActive && caret !== null && found !== undefined && caretOf(found) !== null && isField(found))
      (found as HTMLInputElement).setSelectionRange(caret, caret);
  }
  for (const place of clicks) {
    const found = findAt(place, root);
    if (found !== undefined) repeatClick(found);
  }
  if (early?.key) repeatKey(early.key, document);
}

/**
 * Replaces the server-rendered content by the application once both show the same, so that no skeleton flashes in
 * between.
 * The meta tags for search engines are removed at the first navigation.
 */
export function handOver(document: Document, application: Application, early: EarlyInput | null = null): void {
  const content = document.getElementById(PAGE);
  if (content === null) return;
  const startedAt = performance.now();
  let frames = 0;
  const look = (): void => {
    // Navigation removes it.
    if (!content.isConnected) return;
    const isOver = performance.now() - startedAt > PATIENCE_MS;
    const isReady = application.isSettled() && application.isReady() && early?.isBusy !== true;
    frames = isReady ? frames + 1 : 0;
    if (isOver || frames > FRAMES) replace(content, document, early);
    else requestAnimationFrame(look);
  };
  // The content is hidden from signed-in people and readers of the other language, so replace it at once.
  if (getComputedStyle(content).display === 'none') content.remove();
  else requestAnimationFrame(look);
  application.onNavigated(() => {
    content.remove();
    early?.stop();
    for (const outdated of document.head.querySelectorAll(MAY_BE_OUTDATED)) outdated.remove();
  });
}
