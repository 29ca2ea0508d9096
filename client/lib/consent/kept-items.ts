/**
 * The register of what this site keeps in a browser, and for how long. The consent code and the tables of the cookie policy
 * are both made from it: whatever is added to a browser is added here first.
 */

export const optionalCategories = ['preferences', 'analytics', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type Category = 'necessary' | OptionalCategory;

/** Hours an answer, and every optional cookie of our own, is kept before we ask again. */
export const CONSENT_HOURS = 720;

/** Date of the cookie policy that is agreed to; a new one asks everybody again. */
export const CONSENT_VERSION = '2025-10-24';

/** Days a cookie of a third party may last at the very most, if one were ever added with consent. */
export const thirdPartyMaximumDays: Readonly<Record<OptionalCategory, number>> = {
  preferences: 365,
  analytics: 730,
  marketing: 90,
};

/** How long something stays: so many hours, until the tab is closed, until it is cleared, or with the session. */
export type Lifetime = { readonly hours: number } | 'tab' | 'cleared' | 'session';

/** Which sentence of the policy says what it is for. */
export type Purpose =
  | 'session'
  | 'csrf'
  | 'person'
  | 'activity'
  | 'consent'
  | 'choices'
  | 'language'
  | 'theme'
  | 'draft'
  | 'outgoing'
  | 'idempotency'
  | 'google'
  | 'searches'
  | 'upload'
  | 'recording';

export interface KeptItem {
  /** Its name in the browser; `…` stands for what differs from one to the next. */
  readonly name: string;
  readonly place: 'cookie' | 'local' | 'session';
  readonly category: Category;
  readonly purpose: Purpose;
  readonly lasts: Lifetime;
}

/**
 * Language and theme are necessary: they are written only when somebody uses the switch, say nothing about the person, and
 * without them the switch would not do what it says. Recent searches are kept only where preferences are allowed.
 */
export const keptItems: readonly KeptItem[] = [
  { name: 'auth_token', place: 'cookie', category: 'necessary', purpose: 'session', lasts: 'session' },
  { name: 'auth_token', place: 'local', category: 'necessary', purpose: 'session', lasts: 'session' },
  { name: 'csrf_token', place: 'cookie', category: 'necessary', purpose: 'csrf', lasts: 'session' },
  { name: 'user', place: 'local', category: 'necessary', purpose: 'person', lasts: 'session' },
  { name: 'last_activity', place: 'local', category: 'necessary', purpose: 'activity', lasts: 'session' },
  {
    name: 'cookie_consent',
    place: 'cookie',
    category: 'necessary',
    purpose: 'consent',
    lasts: { hours: CONSENT_HOURS },
  },
  {
    name: 'cookie_preferences',
    place: 'cookie',
    category: 'necessary',
    purpose: 'choices',
    lasts: { hours: CONSENT_HOURS },
  },
  { name: 'language', place: 'local', category: 'necessary', purpose: 'language', lasts: 'cleared' },
  { name: 'theme', place: 'local', category: 'necessary', purpose: 'theme', lasts: 'cleared' },
  { name: 'draft:…', place: 'session', category: 'necessary', purpose: 'draft', lasts: 'tab' },
  { name: 'outgoing-messages:…', place: 'local', category: 'necessary', purpose: 'outgoing', lasts: 'cleared' },
  { name: 'unfinished_upload', place: 'local', category: 'necessary', purpose: 'upload', lasts: { hours: 24 } },
  // A week: a recording nobody came back to. Signing out ends it at once.
  { name: 'recordings', place: 'local', category: 'necessary', purpose: 'recording', lasts: { hours: 168 } },
  { name: 'google_sign_in', place: 'session', category: 'necessary', purpose: 'google', lasts: 'tab' },
  { name: 'idempotency:…', place: 'session', category: 'necessary', purpose: 'idempotency', lasts: 'tab' },
  {
    name: 'recent_searches',
    place: 'local',
    category: 'preferences',
    purpose: 'searches',
    lasts: { hours: CONSENT_HOURS },
  },
];
