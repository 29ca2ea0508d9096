interface LimitName {
  /** Part of the stored key: two limits never count together. */
  readonly name: string;
}

/** `max` attempts, then rest: every attempt moves the rest on, a refusal does not. */
export interface RestLimit extends LimitName {
  readonly shape: 'rest';
  readonly max: number;
  readonly seconds: number;
}

/** `max` attempts within `seconds` of the first. */
export interface WindowLimit extends LimitName {
  readonly shape: 'window';
  readonly max: number;
  readonly seconds: number;
}

/** `burst` attempts at once, then one every `seconds`: slows down without ever closing for long. */
export interface DripLimit extends LimitName {
  readonly shape: 'drip';
  readonly burst: number;
  readonly seconds: number;
}

export type Limit = RestLimit | WindowLimit | DripLimit;

const HOUR = 3_600;

export const limits = {
  /** One account from one connection: ten wrong passwords, then half an hour of rest; at most 20 an hour. */
  loginFromConnection: { name: 'login', shape: 'rest', max: 10, seconds: HOUR / 2 },
  /**
   * One account from everywhere it never signed in from, all addresses together: at most 20 guesses in any hour, and never
   * more than seven minutes to wait. A network that the account signed in from has the budget above to itself.
   */
  loginByStrangers: { name: 'login-stranger', shape: 'drip', burst: 11, seconds: 400 },
  /** Wrong passwords of one connection over all accounts: what a list of leaked passwords needs, and an office does not. */
  loginOfConnection: { name: 'login-connection', shape: 'window', max: 100, seconds: HOUR },
  registerOfConnection: { name: 'register', shape: 'window', max: 30, seconds: HOUR },
  /** Answers that say that an address has an account: beyond these, registration does not look at the address. */
  takenEmailOfConnection: { name: 'email-taken', shape: 'window', max: 5, seconds: HOUR },
  forgotOfConnection: { name: 'forgot', shape: 'window', max: 20, seconds: HOUR },
  /** The password asked again within a session, by account. */
  reauthenticate: { name: 'reauthenticate', shape: 'rest', max: 10, seconds: HOUR / 2 },
  /** Codes of a second factor, by account; only whoever has the password gets as far. */
  secondFactor: { name: 'second-factor', shape: 'rest', max: 10, seconds: HOUR / 2 },
  /** Ten hashes each time: as costly as ten sign-ins. */
  recoveryCodes: { name: 'recovery-codes', shape: 'window', max: 5, seconds: HOUR },
  /** Every one reads every file of a person. */
  exportOfAccount: { name: 'export', shape: 'window', max: 3, seconds: 24 * HOUR },
  /** Emails to an address that nobody confirmed, by account. */
  mailToUnconfirmed: { name: 'mail-unconfirmed', shape: 'window', max: 10, seconds: 24 * HOUR },
} as const satisfies Record<string, Limit>;
