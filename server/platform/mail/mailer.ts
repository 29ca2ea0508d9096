import type { Remark } from '../health/health-checks.js';
import type { Language } from '../http/language.js';

/** One email to one person. */
export interface Email {
  /** Used in the Message-ID, so that an email sent again can be recognized. Letters, digits and hyphens. */
  readonly id: string;
  /** Email address without a name. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: Language;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A calendar file to attach. */
  readonly calendar?: { readonly fileName: string; readonly content: string };
}

/** Sends emails. Only jobs call it, so that no request waits for a mail server. */
export abstract class Mailer {
  /**
   * Resolves once the mail server has accepted the email.
   *
   * @throws LetterRefused if sending it again cannot help.
   * @throws LetterNotSent for any other failure.
   */
  abstract send(email: Email): Promise<void>;

  /** Whether the mail server answers. If not, emails wait and are retried, so the instance stays ready for requests. */
  abstract check(): Promise<Remark>;
}

/** The mail server is unavailable or asked to retry. Its message may contain the address, so only codes are kept. */
export class EmailNotSent extends Error {
  constructor(codes: string) {
    super(`the letter could not be sent (${codes})`);
    this.name = 'LetterNotSent';
  }
}

/** The mail server permanently rejects this email or address (a 5xx answer). */
export class EmailRefused extends Error {
  constructor(codes: string) {
    super(`the letter was refused (${codes})`);
    this.name = 'LetterRefused';
  }
}
