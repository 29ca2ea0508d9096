import type { Remark } from '../health/health-checks.js';
import type { Language } from '../http/language.js';

/** One letter to one person. */
export interface Letter {
  /** Names the letter, in its Message-ID too: a repetition can be told from a new one. Letters, digits and hyphens. */
  readonly id: string;
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: Language;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A calendar file that goes with it. */
  readonly calendar?: { readonly fileName: string; readonly content: string };
}

/** Sends letters. Called from jobs only, so that no request waits for a mail server. */
export abstract class Mailer {
  /**
   * Returns once the letter is in somebody else's hands.
   *
   * @throws LetterRefused when sending it again cannot help.
   * @throws LetterNotSent for everything else.
   */
  abstract send(letter: Letter): Promise<void>;

  /** Whether a letter could be sent now. One that cannot waits and is tried again, so that is no reason to take no traffic. */
  abstract check(): Promise<Remark>;
}

/** The mail server is away or asked us to come back. Its own words may hold the address, so only its codes are kept. */
export class LetterNotSent extends Error {
  constructor(codes: string) {
    super(`the letter could not be sent (${codes})`);
    this.name = 'LetterNotSent';
  }
}

/** The mail server will not take this letter or this address (a 5xx answer). */
export class LetterRefused extends Error {
  constructor(codes: string) {
    super(`the letter was refused (${codes})`);
    this.name = 'LetterRefused';
  }
}
