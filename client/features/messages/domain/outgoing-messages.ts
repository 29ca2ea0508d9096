import { isApiError } from '../../../lib/api-error';
import { unsentMessagesKey } from '../../../lib/unsent-messages';

/** An uploaded file attached to a message. */
export interface OutgoingFile {
  readonly id: string;
  readonly name: string;
  readonly content_type: string;
  readonly size: number;
  readonly url: string;
}

/** A message written on this device that the server has not confirmed yet. */
export interface OutgoingMessage {
  /** Idempotency key: however often it is sent, the server stores one message. */
  readonly key: string;
  readonly userId: string;
  readonly conversationId: string;
  readonly receiverId: string;
  readonly content: string;
  readonly attachments: readonly OutgoingFile[];
  /** ISO 8601, clock of this device. */
  readonly writtenAt: string;
  /** `waiting`: sent when the server can be reached. `failed`: refused by the server; `problem` says why. */
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly problem: string | null;
}

export type NewOutgoing = Pick<OutgoingMessage, 'conversationId' | 'receiverId' | 'content' | 'attachments'>;

export interface OutgoingSurroundings {
  /** Must outlive the tab, so that closing it loses no message. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly userId: () => string | null;
  /** Resolves once the message is in the thread on screen. */
  readonly send: (message: OutgoingMessage) => Promise<void>;
  readonly newKey: () => string;
  readonly now: () => Date;
  /** Calls `wake` after a delay, to try again. */
  readonly later: (wake: () => void) => void;
}

/** True if the server was not reached or could not finish, so a refusal is not certain. */
function isOpen(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return (
    error.status === 0 || error.status >= 500 || error.status === 401 || error.code === 'REQUEST.IDEMPOTENCY_KEY_IN_USE'
  );
}

/** Sends messages in the order they were written, and keeps each until the server has confirmed it. */
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

  /** Returns the same array until something changes. */
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

  /** Sends a refused message again. */
  retry(key: string): void {
    this.#change(key, { state: 'waiting', problem: null });
    void this.drain();
  }

  /** @returns the discarded message, so that its text can be edited; null if unknown. */
  discard(key: string): OutgoingMessage | null {
    const message = this.items().find((each) => each.key === key) ?? null;
    this.#write((items) => items.filter((each) => each.key !== key));
    return message;
  }

  /** Another tab changed the list. @param key of the storage; null if all of it was cleared */
  noteStored(key: string | null): void {
    if (this.#userId !== null && (key === null || key === unsentMessagesKey(this.#userId))) this.#show(this.#stored());
  }

  /** Sends waiting messages one by one. Safe to call at any time. */
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
    // Read the storage again: another tab may have discarded the message.
    return this.#stored().find(({ state }) => state === 'waiting');
  }

  /** @returns false if the remaining messages have to wait. */
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

  /** Reload if another person has signed in; their messages are stored separately. */
  #load(): void {
    const userId = this.around.userId();
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.#items = this.#stored();
  }

  /** The stored list, including changes of other tabs. */
  #stored(): readonly OutgoingMessage[] {
    if (this.#userId === null) return [];
    return read(this.around.storage.getItem(unsentMessagesKey(this.#userId)), this.#sending);
  }

  /** Changes the list in the storage, not this tab's copy, because another tab may have written since. */
  #write(change: (items: readonly OutgoingMessage[]) => readonly OutgoingMessage[]): void {
    const items = change(this.#stored());
    if (this.#userId !== null) {
      const name = unsentMessagesKey(this.#userId);
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
 * Messages another page was sending wait again, because that page may be closed; the key prevents duplicates.
 * @param sending key of the message that this page is sending
 */
function read(kept: string | null, sending: string | null): readonly OutgoingMessage[] {
  if (kept === null) return [];
  try {
    const items = JSON.parse(kept) as OutgoingMessage[];
    return items.map((item) =>
      item.state === 'sending' && item.key !== sending ? { ...item, state: 'waiting' as const } : item,
    );
  } catch {
    // Written by another version: treat as empty.
    return [];
  }
}
