import {
  consentCookies,
  isCurrent,
  nothingOptional,
  readConsent,
  type Choices,
  type ConsentRecord,
} from './consent-record';
import { CONSENT_VERSION, optionalCategories, type KeptItem, type OptionalCategory } from './kept-items';

export interface ConsentSurroundings {
  readonly readCookies: () => string;
  /** Assigns one line to `document.cookie`. */
  readonly writeCookie: (line: string) => void;
  readonly storages: Readonly<Record<'local' | 'session', Pick<Storage, 'removeItem' | 'key' | 'length'>>>;
  /** The register: items to remove if their category is refused. */
  readonly items: readonly KeptItem[];
  readonly now: () => number;
  readonly isSecure: boolean;
}

export interface ConsentState {
  /** Null without a valid answer: nothing optional is stored, and the banner asks. */
  readonly record: ConsentRecord | null;
  readonly isDialogOpen: boolean;
}

/** The consents of this browser. React reads them through `useConsent`. */
export class ConsentStore {
  private state: ConsentState;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly around: ConsentSurroundings) {
    this.state = { record: readConsent(around.readCookies(), around.now()), isDialogOpen: false };
    if (this.state.record === null) this.forgetRefused(nothingOptional);
  }

  readonly getState = (): ConsentState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether this category may be stored now. An expired answer does not count. */
  allows(category: OptionalCategory): boolean {
    const { record } = this.state;
    return record !== null && isCurrent(record, this.around.now()) && record.choices[category];
  }

  /** Stores the answer and immediately removes refused items. */
  decide(choices: Choices): void {
    const record = { version: CONSENT_VERSION, time: new Date(this.around.now()).toISOString(), choices };
    for (const line of consentCookies(record, this.around.isSecure)) this.around.writeCookie(line);
    this.forgetRefused(choices);
    this.set({ record, isDialogOpen: false });
  }

  /** Like `decide` for one category; others stay as they are, or refused. */
  change(category: OptionalCategory, allowed: boolean): void {
    this.decide({ ...(this.state.record?.choices ?? nothingOptional), [category]: allowed });
  }

  /** Reads the cookies again: another tab may have answered, or the answer expired. */
  refresh(): void {
    const record = readConsent(this.around.readCookies(), this.around.now());
    if (JSON.stringify(record) === JSON.stringify(this.state.record)) return;
    this.forgetRefused(record?.choices ?? nothingOptional);
    this.set({ ...this.state, record });
  }

  openDialog(): void {
    this.set({ ...this.state, isDialogOpen: true });
  }

  closeDialog(): void {
    this.set({ ...this.state, isDialogOpen: false });
  }

  /** Optional items are removed after a refusal and when the consent expires. */
  private forgetRefused(choices: Choices): void {
    for (const category of optionalCategories) if (!choices[category]) this.forget(category);
  }

  private forget(category: OptionalCategory): void {
    for (const { name, place } of this.around.items.filter((item) => item.category === category)) {
      if (place === 'cookie') this.around.writeCookie(`${name}=; Path=/; Max-Age=0; SameSite=Lax`);
      else for (const key of keysLike(name, this.around.storages[place])) this.around.storages[place].removeItem(key);
    }
  }

  private set(state: ConsentState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** Keys that match a line of the register: the name itself, or a prefix. */
function keysLike(name: string, storage: Pick<Storage, 'key' | 'length'>): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
  return keys.filter((key) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name));
}
