/** How often a page that stays open asks. */
export const ASK_EVERY_MS = 10 * 60_000;
/** Coming back to the tab asks too, but not at each change of window. */
const ASK_AGAIN_AFTER_MS = 60_000;

export interface VersionSurroundings {
  /** The script this page began with; null while developing, where there are no versions. */
  readonly own: string | null;
  /** The script that the server's page begins with now. */
  readonly read: () => Promise<string | null>;
  /** Something that a reload would lose, or a person who must not be interrupted. */
  readonly isBusy: () => boolean;
  readonly now: () => number;
}

/** Whether the server has a newer client than this page, as far as it was asked. */
export class VersionWatch {
  #isNew = false;
  #askedAt: number;

  constructor(private readonly around: VersionSurroundings) {
    this.#askedAt = around.now();
  }

  /** The server said so; it is offered once the person is free. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /** @returns true if a newer version can be offered now. */
  async look(force = false): Promise<boolean> {
    const { own, read, isBusy, now } = this.around;
    if (own === null) return false;
    if (!this.#isNew && (force || now() - this.#askedAt >= ASK_AGAIN_AFTER_MS)) {
      this.#askedAt = now();
      // A server that does not answer has no newer version to offer.
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

/** Remembers the fields that somebody typed into, for as long as they are on screen and not empty. */
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
 * Whether a reload would take something away. Unsaved changes, recordings and uploads all ask before the tab closes: asking in
 * their place, without closing, tells whether one of them is there. An open dialog means that something is being decided.
 */
export function isInUse(window: Window): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  if (question.defaultPrevented || holdsTypedText()) return true;
  const { activeElement } = window.document;
  const isTyping = activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;
  return isTyping || window.document.querySelector('[aria-modal="true"]') !== null;
}
