import type { Language } from '../http/language.js';

/** What makes a letter one that can be switched off without signing in. */
export interface Unsubscribing {
  /** RFC 8058: the button that mail programs show beside the sender. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same for a person, at the foot of the letter. */
  readonly link: { readonly label: string; readonly url: string };
}

/** What people want to be written about; whoever keeps their choices provides it. Every module that writes letters asks. */
export abstract class LetterWishes {
  /**
   * Null where the person wants no letter of this kind.
   *
   * @param kind as the choices name it, for example `reservation`.
   */
  abstract of(accountId: string, kind: string, language: Language): Promise<Unsubscribing | null>;
}
