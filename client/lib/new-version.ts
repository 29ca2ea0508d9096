/** How often an open page checks for a new version. */
export const ASK_EVERY_MS = 10 * 60_000;
/** Returning to the tab checks too, but at most this often. */
const ASK_AGAIN_AFTER_MS = 60_000;

export interface VersionSurroundings {
  /** Entry script of this page; null in development, where there are no versions. */
  readonly own: string | null;
  /** Reads the current entry script from the server. */
  readonly read: () => Promise<string | null>;
  /** True if a reload would lose something or interrupt the person. */
  readonly isBusy: () => boolean;
  readonly now: () => number;
}

/** Checks whether the server has a newer client than this page. */
export class VersionWatch {
  #isNew = false;
  #askedAt: number;

  constructor(private readonly around: VersionSurroundings) {
    this.#askedAt = around.now();
  }

  /** The server has a newer version. It is offered once the person is not busy. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /** @returns true if a newer version can be offered now. */
  async look(force = false): Promise<boolean> {
    const { own, read, isBusy, now } = this.around;
    if (own === null) return false;
    if (!this.#isNew && (force || now() - this.#askedAt >= ASK_AGAIN_AFTER_MS)) {
      this.#askedAt = now();
      // Ignore an unreachable server: there is nothing to offer then.
      const entry = await read().catch(() => null);
      this.#isNew = entry !== null && entry !== own;
    }
    return this.#isNew && !isBusy();
  }
}

export function ownEntry(document: Document): string | null {
  const script = document.querySelector('script[type="module"][src^="/assets/"]');
  return script?.getAttribute('src') ?? null;
}

export async function readEntry(): Promise<string | null> {
  const answer = await fetch('/build.json', { cache: 'no-cache', headers: { Accept: 'application/json' } });
  if (!answer.ok) return null;
  const build: unknown = await answer.json();
  return typeof build === 'object' && build !== null && 'entry' in build ? String(build.entry) : null;
}

const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Remembers fields with typed text while they are on screen and not empty. */
export function watchTyping(document: Document): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target);
  });
}

function holdsTypedText(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
  return typed.size > 0;
}

/**
 * Whether a reload would lose something. Unsaved forms, recordings and uploads listen to `beforeunload`, so dispatching
 * that event without closing the tab finds them.
 * An open dialog also counts as in use.
 */
export function isInUse(window: Window): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  if (question.defaultPrevented || holdsTypedText()) return true;
  const { activeElement } = window.document;
  const isTyping = activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;
  return isTyping || window.document.querySelector('[aria-modal="true"]') !== null;
}
