import { needOf } from './kinds';
import { isSwitchName, type SwitchName } from './switches';

export interface EarlySurroundings {
  /** Loads and starts the application. */
  readonly load: () => Promise<void>;
  /** Downloads its files without starting it. */
  readonly prefetch: () => void;
  readonly change: (name: SwitchName) => void;
  readonly reload: () => void;
}

/** A shortcut pressed before the application was there. */
export type EarlyKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Set on `<html>` while the application is loading because of a click. */
const WAITING = 'data-waiting';

const isModified = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Input on a server-rendered page before the application is there. Starts the application when it is
 * needed, and keeps what it has to repeat: clicks on its buttons, and a shortcut. Typed text stays in its field.
 */
export class EarlyInput {
  readonly #clicks: HTMLElement[] = [];
  #key: EarlyKey | null = null;
  #isLoading = false;
  #hasFailed = false;
  /** A pointer or key is down, or a word is being composed. Replacing the page now would lose its end. */
  readonly #down = new Set<string>();
  readonly #end = new AbortController();

  constructor(
    private readonly document: Document,
    content: HTMLElement,
    private readonly around: EarlySurroundings,
  ) {
    const options = { capture: true, signal: this.#end.signal };
    content.addEventListener('pointerover', (event) => this.hover(event), options);
    content.addEventListener('pointerdown', (event) => this.press(event), options);
    content.addEventListener('click', (event) => this.click(event), options);
    // `input` and `change`: a browser that fills in a field does not focus it.
    for (const use of ['focusin', 'input', 'change'])
      content.addEventListener(use, ({ target }) => needOf(target).kind === 'field' && this.load(), options);
    document.addEventListener('keydown', (event) => this.keyDown(event), options);
    for (const [ends, what] of [
      ['pointerup', 'pointer'],
      ['pointercancel', 'pointer'],
      ['keyup', 'key'],
      ['compositionend', 'word'],
    ] as const)
      document.addEventListener(ends, () => this.release(what), options);
    document.addEventListener('compositionstart', () => this.#down.add('word'), options);
    // A key released in another window is never reported here.
    globalThis.addEventListener('blur', () => this.#down.clear(), options);
  }

  get isBusy(): boolean {
    return this.#down.size > 0;
  }

  /** Clicked elements of the server-rendered page, in order. */
  get clicks(): readonly HTMLElement[] {
    return this.#clicks;
  }

  get key(): EarlyKey | null {
    return this.#key;
  }

  /** The application is shown. */
  stop(): void {
    this.#end.abort();
    this.document.documentElement.removeAttribute(WAITING);
  }

  private hover({ target, pointerType }: PointerEvent): void {
    if (pointerType === 'mouse' && needOf(target).kind === 'application') this.around.prefetch();
  }

  private press({ target }: PointerEvent): void {
    this.#down.add('pointer');
    if (needOf(target).kind === 'application') this.load();
  }

  /** The click comes after the pointer is up, so wait for it. */
  private release(what: string): void {
    setTimeout(() => this.#down.delete(what));
  }

  private click(event: MouseEvent): void {
    const need = needOf(event.target);
    if (event.button !== 0 || isModified(event) || need.kind === 'browser' || need.kind === 'field') return;
    event.preventDefault();
    if (need.kind === 'application') {
      if (this.#hasFailed) this.around.reload();
      else this.keep(need.element);
    } else if (isSwitchName(need.name)) this.around.change(need.name);
    // The search is a row of the menu, which the application opens elsewhere. Its shortcut finds it everywhere.
    else this.keepKey({ key: 'k', code: 'KeyK', ctrlKey: true, metaKey: false, shiftKey: false });
  }

  private keep(element: HTMLElement): void {
    // Ignore a second click on a button that does not answer yet: a menu would open and close.
    if (this.#clicks.at(-1) !== element) this.#clicks.push(element);
    this.wait();
  }

  private keyDown(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    this.#down.add('key');
    const isPalette = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
    const isSingle = !ctrlKey && !metaKey && !altKey && /^\S$/.test(key) && needOf(target).kind !== 'field';
    if (!isPalette && !isSingle) return;
    // Ctrl+K would open the address bar of the browser.
    if (isPalette) event.preventDefault();
    this.keepKey(event);
  }

  private keepKey({ key, code, ctrlKey, metaKey, shiftKey }: EarlyKey): void {
    this.#key = { key, code, ctrlKey, metaKey, shiftKey };
    this.wait();
  }

  private wait(): void {
    this.document.documentElement.setAttribute(WAITING, '');
    this.load();
  }

  /** Starts the application, once. */
  load(): void {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.around.load().catch(() => {
      // The network failed, or a newer version replaced these files: the next click reads the page again.
      this.#hasFailed = true;
      this.#clicks.length = 0;
      this.document.documentElement.removeAttribute(WAITING);
    });
  }
}
