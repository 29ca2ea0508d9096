import type { Page } from 'playwright-core';

/** The keyboard problems of a page. */
export interface KeyboardWalk {
  readonly controls: number;
  /** Controls that Tab never reaches. */
  readonly unreached: readonly string[];
  /** Controls that look the same with and without the focus. */
  readonly unseen: readonly string[];
  /** Tab never left the page. */
  readonly isTrapped: boolean;
}

interface Watch {
  readonly start: (within: string) => number;
  readonly step: () => 'away' | 'inside';
  readonly result: () => { unreached: string[]; unseen: string[] };
}

/** Runs in the page: lists the controls, and compares how each looks with and without the focus. */
function installWatch(): void {
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText;
    const field = element.id === '' ? null : document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
    return `${element.tagName.toLowerCase()} "${(label.trim() || field?.textContent || '').slice(0, 50)}"`;
  };
  const isReachable = (element: HTMLElement): boolean => {
    if (element.tabIndex < 0 || element.matches(':disabled, [inert] *')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    // In a group of radio buttons the arrow keys reach the others.
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(element.name)}"]`)];
      return element.checked || (!group.some(({ checked }) => checked) && group[0] === element);
    }
    return true;
  };
  const focusable = 'a[href], button, input, select, textarea, video, summary, [tabindex]';
  // The focus outline may be on an element around the control, such as the frame of a field or the track of a switch, but not on
  // another control.
  const lookOf = (element: Element): string => {
    const looks: string[] = [];
    for (let at: Element | null = element, depth = 0; at !== null && depth < 4; at = at.parentElement, depth += 1) {
      const around = depth < 2 ? [...at.children] : [];
      const own = around.filter((part) => !part.matches(focusable) && part.querySelector(focusable) === null);
      for (const part of [at, ...own.slice(0, 6)]) {
        const { outline, boxShadow, border, backgroundColor, textDecoration } = getComputedStyle(part);
        looks.push([outline, boxShadow, border, backgroundColor, textDecoration].join());
      }
    }
    return looks.join('|');
  };
  let expected: HTMLElement[] = [];
  let before: { element: Element; look: string } | null = null;
  const reached = new Set<Element>();
  const unseen = new Set<Element>();
  const watch: Watch = {
    start(within) {
      const places = [...document.querySelectorAll<HTMLElement>(within)];
      expected = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(focusable)]).filter(isReachable);
      reached.clear();
      unseen.clear();
      before = null;
      (document.activeElement as HTMLElement | null)?.blur();
      return expected.length;
    },
    step() {
      if (before !== null && lookOf(before.element) === before.look) unseen.add(before.element);
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) {
        before = null;
        return 'away';
      }
      reached.add(activeElement);
      before = { element: activeElement, look: lookOf(activeElement) };
      return 'inside';
    },
    result: () => ({
      unreached: expected
        .filter((element) => !reached.has(element) && element.isConnected && isReachable(element))
        .map(nameOf),
      unseen: [...unseen].filter((element) => expected.includes(element as HTMLElement)).map(nameOf),
    }),
  };
  Object.assign(globalThis, { keyboardWatch: watch });
}

const watchIn = <T>(page: Page, name: keyof Watch, argument = ''): Promise<T> =>
  page.evaluate(
    ([call, given]) =>
      (globalThis as unknown as { keyboardWatch: Record<string, (text: string) => T> }).keyboardWatch[call!]!(given!),
    [name, argument],
  );

/** Presses Tab through all controls in `within` until the focus is back at the start. The page must not change meanwhile. */
export async function walkByKeyboard(page: Page, within = 'body'): Promise<KeyboardWalk> {
  await page.evaluate(installWatch);
  const controls = await watchIn<number>(page, 'start', within);
  // Elements that the page opens meanwhile cover others.
  const most = 2 * controls + 60;
  let pressed = 0;
  let left = false;
  for (; pressed < most && !left; pressed += 1) {
    await page.keyboard.press('Tab');
    left = (await watchIn<'away' | 'inside'>(page, 'step')) === 'away' && pressed > 0;
  }
  return { controls, ...(await watchIn<{ unreached: string[]; unseen: string[] }>(page, 'result')), isTrapped: !left };
}
