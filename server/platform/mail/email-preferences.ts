import type { Language } from '../http/language.js';

/** The data that an email needs so that people can unsubscribe without signing in. */
export interface Unsubscribing {
  /** RFC 8058 headers: mail programs show an unsubscribe button. */
  readonly headers: Readonly<Record<string, string>>;
  /** The unsubscribe link at the bottom of the email. */
  readonly link: { readonly label: string; readonly url: string };
}

/** People's email preferences. The module that stores them implements it; every module that sends emails asks it. */
export abstract class EmailPreferences {
  /**
   * Null if the person switched off this kind of email.
   *
   * @param kind as named in the preferences, for example `reservation`.
   */
  abstract of(accountId: string, kind: string, language: Language): Promise<Unsubscribing | null>;
}
