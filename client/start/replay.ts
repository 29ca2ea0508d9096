import type { EarlyKey } from './early-input';

/** Elements that may be used before the application is there. */
const usable = 'a[href], button, input, select, textarea, [role="button"], [role="combobox"]';

/** Identifies the same element in both versions of the page. Ids differ, other attributes do not. */
function likeness(element: Element): string {
  const known = ['type', 'href', 'name', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
  return [element.tagName, ...known, element.textContent].join('|');
}

/** Position of an element in the server-rendered page. */
export interface Place {
  readonly like: string;
  /** Its number among visible elements that look the same, for example in a list. */
  readonly nth: number;
}

const alike = (root: ParentNode, like: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(usable)].filter((each) => likeness(each) === like && each.checkVisibility());

export function placeOf(element: HTMLElement, content: ParentNode): Place {
  const like = likeness(element);
  return { like, nth: Math.max(0, alike(content, like).indexOf(element)) };
}

/** The same element in the application. */
export function findAt({ like, nth }: Place, root: ParentNode): HTMLElement | undefined {
  const found = alike(root, like);
  return found[nth] ?? found[0];
}

export const fieldsIn = (content: ParentNode): HTMLElement[] => [...content.querySelectorAll<HTMLElement>(usable)];

/** Clicks as a pointer does, because some controls open when it is pressed. */
export function repeatClick(element: HTMLElement): void {
  const options = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 };
  element.dispatchEvent(new MouseEvent('pointerdown', options));
  if (element.dispatchEvent(new MouseEvent('mousedown', options))) element.focus({ preventScroll: true });
  element.dispatchEvent(new MouseEvent('pointerup', options));
  element.dispatchEvent(new MouseEvent('mouseup', options));
  element.click();
}

export function repeatKey(key: EarlyKey, document: Document): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  target.dispatchEvent(new KeyboardEvent('keyup', { ...key, bubbles: true }));
}
