interface LimitName {
  /** Part of the stored key, so that limits are counted separately. */
  readonly name: string;
}

/** `max` attempts, then a pause. Each attempt restarts the pause; a refused one does not. */
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

/** `burst` attempts immediately, then one per `seconds`: slows down without a long block. */
export interface DripLimit extends LimitName {
  readonly shape: 'drip';
  readonly burst: number;
  readonly seconds: number;
}

export type Limit = RestLimit | WindowLimit | DripLimit;

const HOUR = 3_600;

export const limits = {
  /** One account from one connection: ten wrong passwords, then a pause of half an hour; at most 20 per hour. */
  loginFromConnection: { name: 'login', shape: 'rest', max: 10, seconds: HOUR / 2 },
  /**
   * One account from all networks it never signed in from: at most 20 guesses per hour, and a wait of at most seven minutes.
   * A network that the account signed in from has its own limit above.
   */
  loginByStrangers: { name: 'login-stranger', shape: 'drip', burst: 11, seconds: 400 },
  /** Wrong passwords of one connection for all accounts. Stops attacks with lists of leaked passwords, but not an office. */
  loginOfConnection: { name: 'login-connection', shape: 'window', max: 100, seconds: HOUR },
  /** Challenges for a sign-in with a passkey. Each visit of the sign-in page asks for one. */
  passkeyChallengesOfConnection: { name: 'passkey-challenge', shape: 'window', max: 300, seconds: HOUR },
  registerOfConnection: { name: 'register', shape: 'window', max: 30, seconds: HOUR },
  /** Answers that reveal that an address has an account. Above this, registration no longer checks the address. */
  takenEmailOfConnection: { name: 'email-taken', shape: 'window', max: 5, seconds: HOUR },
  forgotOfConnection: { name: 'forgot', shape: 'window', max: 20, seconds: HOUR },
  /** Links by email that sign in or open an account. */
  emailLinkOfConnection: { name: 'email-link', shape: 'window', max: 20, seconds: HOUR },
  /** Such links to one address, whether it has an account or not. Above this none is sent, and the answer is the same. */
  emailLinkToAddress: { name: 'email-link-address', shape: 'window', max: 5, seconds: HOUR },
  /** Password checks within a session, per account. */
  reauthenticate: { name: 'reauthenticate', shape: 'rest', max: 10, seconds: HOUR / 2 },
  /** Codes of a second factor, per account; only after the right password. */
  secondFactor: { name: 'second-factor', shape: 'rest', max: 10, seconds: HOUR / 2 },
  /** Passwords of one share link from one connection: ten wrong ones, then a pause of half an hour. */
  linkPasswordFromConnection: { name: 'link-password', shape: 'rest', max: 10, seconds: HOUR / 2 },
  /** Passwords of one share link from all connections. */
  linkPasswordOfLink: { name: 'link-password-all', shape: 'drip', burst: 50, seconds: 60 },
  /** Links that continue a page on a phone. */
  handoverOfAccount: { name: 'handover', shape: 'window', max: 30, seconds: HOUR },
  /** Attempts to open such links. Phones of a mobile network share a connection. */
  handoverOfConnection: { name: 'handover-open', shape: 'window', max: 100, seconds: HOUR },
  /** Company sign-ins that one connection starts; each may ask a provider. An office shares a connection. */
  companySignInOfConnection: { name: 'company-sign-in', shape: 'window', max: 100, seconds: HOUR },
  /** Sign-ins that a member starts on calendar servers. Without a limit, a member could guess passwords there through our server. */
  calendarSignIn: { name: 'calendar-sign-in', shape: 'window', max: 20, seconds: HOUR },
  /** Each set computes ten hashes, as costly as ten sign-ins. */
  recoveryCodes: { name: 'recovery-codes', shape: 'window', max: 5, seconds: HOUR },
  /** Each export reads all files of a person. */
  exportOfAccount: { name: 'export', shape: 'window', max: 3, seconds: 24 * HOUR },
  /** Emails to an unconfirmed address, per account. */
  mailToUnconfirmed: { name: 'mail-unconfirmed', shape: 'window', max: 10, seconds: 24 * HOUR },
} as const satisfies Record<string, Limit>;
