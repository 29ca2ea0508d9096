/** Needs of a click, or of the focus, on an element of a server-rendered page. */
export type Need =
  /** The browser does it: links, the menu, text. */
  | { readonly kind: 'browser' }
  /** A switch of `start/switches.ts`. */
  | { readonly kind: 'switch'; readonly name: string }
  /** A field: the browser takes the text, and the application uses it later. */
  | { readonly kind: 'field' }
  /** The application: the click is kept and repeated there. */
  | { readonly kind: 'application'; readonly element: HTMLElement };

const browser: Need = { kind: 'browser' };
const field: Need = { kind: 'field' };

/** Inputs that change by a click; all others are typed into. */
const pressed: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file']);

/**
 * A sign-in that returns to this page stays in this tab's memory: the application remembers where the posting was
 * found (lib/arrivals.ts).
 */
function isReturning(link: HTMLAnchorElement): boolean {
  return link.target === '' && new URLSearchParams(link.search).has('next');
}

export function needOf(target: EventTarget | null): Need {
  if (!(target instanceof Element)) return browser;
  const switched = target.closest<HTMLElement>('[data-switch]');
  if (switched) return { kind: 'switch', name: switched.dataset['switch'] ?? '' };
  const element = target.closest<HTMLElement>(
    'a[href], summary, [popovertarget], button, input, select, textarea, label, [role="button"], [role="combobox"]',
  );
  if (element === null || element.matches('summary, [popovertarget], label')) return browser;
  if (element instanceof HTMLAnchorElement) return isReturning(element) ? { kind: 'application', element } : browser;
  if (element instanceof HTMLInputElement && !pressed.has(element.type)) return field;
  return element.matches('select, textarea') ? field : { kind: 'application', element };
}
