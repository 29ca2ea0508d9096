import { isApiError } from '../../../lib/api-error';

/** A file that was uploaded and goes with a message. */
export interface OutgoingFile {
  readonly id: string;
  readonly name: string;
  readonly content_type: string;
  readonly size: number;
  readonly url: string;
}

/** Something written on this device that the server has not confirmed. */
export interface OutgoingMessage {
  /** Names it for the server too: however often it is sent, it is one message. */
  readonly key: string;
  readonly userId: string;
  readonly conversationId: string;
  readonly receiverId: string;
  readonly content: string;
  readonly attachments: readonly OutgoingFile[];
  /** ISO 8601, by this device's clock. */
  readonly writtenAt: string;
  /** `waiting`: it goes out when the server can be reached. `failed`: the server refused it, and `problem` says why. */
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly problem: string | null;
}

export type NewOutgoing = Pick<OutgoingMessage, 'conversationId' | 'receiverId' | 'content' | 'attachments'>;

export interface OutgoingSurroundings {
  /** Outlives the tab: what was written is not lost with it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly userId: () => string | null;
  /** Resolves once the message is where the reader will see it. */
  readonly send: (message: OutgoingMessage) => Promise<void>;
  readonly newKey: () => string;
  readonly now: () => Date;
  /** Asks to be woken after a while; the server may be back by then. */
  readonly later: (wake: () => void) => void;
}

const PREFIX = 'outgoing-messages:';

/** The server was not reached, or could not finish: it is not known that it refused. */
function isOpen(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return (
    error.status === 0 || error.status >= 500 || error.status === 401 || error.code === 'REQUEST.IDEMPOTENCY_KEY_IN_USE'
  );
}

/** Sends what was written, in the order in which it was written, and keeps it until the server has it. */
export class OutgoingMessages {
  readonly #listeners = new Set<() => void>();
  #userId: string | null = null;
  #items: readonly OutgoingMessage[] = [];
  #isDraining = false;
  #sending: string | null = null;

  constructor(private readonly around: OutgoingSurroundings) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same list until something changed. */
  readonly items = (): readonly OutgoingMessage[] => {
    this.#load();
    return this.#items;
  };

  add(fresh: NewOutgoing): void {
    this.#load();
    if (this.#userId === null) return;
    const message: OutgoingMessage = {
      ...fresh,
      key: this.around.newKey(),
      userId: this.#userId,
      writtenAt: this.around.now().toISOString(),
      state: 'waiting',
      problem: null,
    };
    this.#write((items) => [...items, message]);
    void this.drain();
  }

  /** Sends again what was refused. */
  retry(key: string): void {
    this.#change(key, { state: 'waiting', problem: null });
    void this.drain();
  }

  /** @returns what it said, for who wants to write it anew. */
  discard(key: string): OutgoingMessage | null {
    const message = this.items().find((each) => each.key === key) ?? null;
    this.#write((items) => items.filter((each) => each.key !== key));
    return message;
  }

  /** Another tab wrote, sent or took something back. @param key of the storage; null for all of it */
  noteStored(key: string | null): void {
    if (this.#userId !== null && (key === null || key === PREFIX + this.#userId)) this.#show(this.#stored());
  }

  /** Sends what waits, one after the other. Safe to call at any time. */
  async drain(): Promise<void> {
    if (this.#isDraining) return;
    this.#isDraining = true;
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) {
        if (!(await this.#sendOne(next))) {
          this.around.later(() => void this.drain());
          return;
        }
      }
    } finally {
      this.#isDraining = false;
    }
  }

  #next(): OutgoingMessage | undefined {
    this.#load();
    // What another tab took back meanwhile must not go out.
    return this.#stored().find(({ state }) => state === 'waiting');
  }

  /** @returns false when the rest has to wait. */
  async #sendOne(message: OutgoingMessage): Promise<boolean> {
    this.#sending = message.key;
    this.#change(message.key, { state: 'sending' });
    try {
      await this.around.send(message);
      this.#sending = null;
      this.#write((items) => items.filter(({ key }) => key !== message.key));
      return true;
    } catch (error) {
      this.#sending = null;
      if (isOpen(error)) {
        this.#change(message.key, { state: 'waiting' });
        return false;
      }
      this.#change(message.key, { state: 'failed', problem: error instanceof Error ? error.message : null });
      return true;
    }
  }

  #change(key: string, change: Partial<Pick<OutgoingMessage, 'state' | 'problem'>>): void {
    this.#load();
    this.#write((items) => items.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  /** Somebody else may have signed in: theirs are others. */
  #load(): void {
    const userId = this.around.userId();
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.#items = this.#stored();
  }

  /** As all tabs of this browser left it. */
  #stored(): readonly OutgoingMessage[] {
    if (this.#userId === null) return [];
    return read(this.around.storage.getItem(PREFIX + this.#userId), this.#sending);
  }

  /** Changes what is stored now, not what this tab read earlier: another tab may have written since. */
  #write(change: (items: readonly OutgoingMessage[]) => readonly OutgoingMessage[]): void {
    const items = change(this.#stored());
    if (this.#userId !== null) {
      const name = PREFIX + this.#userId;
      if (items.length === 0) this.around.storage.removeItem(name);
      else this.around.storage.setItem(name, JSON.stringify(items));
    }
    this.#show(items);
  }

  #show(items: readonly OutgoingMessage[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}

/**
 * What another page was sending waits again, because that page may be closed: the key makes it one message.
 * @param sending what this page is sending
 */
function read(kept: string | null, sending: string | null): readonly OutgoingMessage[] {
  if (kept === null) return [];
  try {
    const items = JSON.parse(kept) as OutgoingMessage[];
    return items.map((item) =>
      item.state === 'sending' && item.key !== sending ? { ...item, state: 'waiting' as const } : item,
    );
  } catch {
    // Not written by this version: as good as nothing.
    return [];
  }
}

/** Whether somebody left something that has not gone out, without the rest of the page. */
export const hasOutgoing = (storage: Pick<Storage, 'getItem'>, userId: string): boolean =>
  storage.getItem(PREFIX + userId) !== null;
