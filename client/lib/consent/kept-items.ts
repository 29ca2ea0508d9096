/**
 * The register of everything this site stores in a browser, and for how long. The consent code and the tables of the cookie
 * policy use it, so add new items here first.
 */

export const optionalCategories = ['preferences', 'analytics', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type Category = 'necessary' | OptionalCategory;

/** Hours until we ask again; also the lifetime of our optional cookies. */
export const CONSENT_HOURS = 720;

/** Date of the cookie policy; a new date asks everybody again. */
export const CONSENT_VERSION = '2025-10-24';

/** Max lifetime of third-party cookies in days, if any are ever added with consent. */
export const thirdPartyMaximumDays: Readonly<Record<OptionalCategory, number>> = {
  preferences: 365,
  analytics: 730,
  marketing: 90,
};

/** How long an item is stored: hours, until the tab closes, until it is cleared, or with the session. */
export type Lifetime = { readonly hours: number } | 'tab' | 'cleared' | 'session';

/** The policy's sentence about its purpose. */
export type Purpose =
  | 'session'
  | 'csrf'
  | 'person'
  | 'activity'
  | 'consent'
  | 'choices'
  | 'language'
  | 'theme'
  | 'shortcuts'
  | 'dataSaver'
  | 'policy'
  | 'draft'
  | 'outgoing'
  | 'offline'
  | 'files'
  | 'idempotency'
  | 'google'
  | 'searches'
  | 'upload'
  | 'background'
  | 'recording'
  | 'watched'
  | 'push'
  | 'continued'
  | 'recorder'
  | 'companySignIn'
  | 'invitation'
  | 'sharedLink'
  | 'sharedResume';

export interface KeptItem {
  /** Its name in the browser; `…` stands for a variable part. */
  readonly name: string;
  readonly place: 'cookie' | 'local' | 'session';
  readonly category: Category;
  readonly purpose: Purpose;
  readonly lasts: Lifetime;
}

/**
 * Language and theme are necessary: they are stored only after somebody uses the switch, say nothing about the person, and the
 * switch would not work without them. Recent searches need the preferences consent.
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
  { name: 'page_language', place: 'session', category: 'necessary', purpose: 'language', lasts: 'tab' },
  { name: 'theme', place: 'local', category: 'necessary', purpose: 'theme', lasts: 'cleared' },
  { name: 'single-key-shortcuts', place: 'local', category: 'necessary', purpose: 'shortcuts', lasts: 'cleared' },
  { name: 'data_saver', place: 'local', category: 'necessary', purpose: 'dataSaver', lasts: 'cleared' },
  { name: 'privacy_policy_read', place: 'local', category: 'necessary', purpose: 'policy', lasts: 'cleared' },
  { name: 'draft:…', place: 'session', category: 'necessary', purpose: 'draft', lasts: 'tab' },
  { name: 'outgoing-messages:…', place: 'local', category: 'necessary', purpose: 'outgoing', lasts: 'cleared' },
  // Caches of the service worker: one for each session, and those of the files of a build.
  { name: 'own-…', place: 'local', category: 'necessary', purpose: 'offline', lasts: 'session' },
  { name: 'files-…, workbox-…', place: 'local', category: 'necessary', purpose: 'files', lasts: 'cleared' },
  // A file that another app shared: deleted when the editor opens it, and at sign-out.
  { name: 'shared-resume', place: 'local', category: 'necessary', purpose: 'sharedResume', lasts: { hours: 1 } },
  { name: 'unfinished_upload', place: 'local', category: 'necessary', purpose: 'upload', lasts: { hours: 24 } },
  // The bytes and the token of an upload for a day; after its arrival only its questions, for a week more. Signing out deletes all.
  { name: 'kept-uploads', place: 'local', category: 'necessary', purpose: 'background', lasts: { hours: 192 } },
  // Delete an abandoned recording after a week. Signing out deletes it immediately.
  { name: 'recordings', place: 'local', category: 'necessary', purpose: 'recording', lasts: { hours: 168 } },
  { name: 'google_sign_in', place: 'session', category: 'necessary', purpose: 'google', lasts: 'tab' },
  { name: 'company_sign_in_next', place: 'session', category: 'necessary', purpose: 'companySignIn', lasts: 'tab' },
  { name: 'entrevue.team-invitation', place: 'session', category: 'necessary', purpose: 'invitation', lasts: 'tab' },
  { name: 'entrevue.shared-link', place: 'session', category: 'necessary', purpose: 'sharedLink', lasts: 'tab' },
  // The session of a page that a phone continues for a computer has the session's names after this prefix.
  { name: 'handover.…', place: 'local', category: 'necessary', purpose: 'continued', lasts: 'session' },
  { name: 'watched_positions', place: 'local', category: 'necessary', purpose: 'watched', lasts: { hours: 720 } },
  { name: 'push_choice', place: 'local', category: 'necessary', purpose: 'push', lasts: 'cleared' },
  { name: 'recorder_blur', place: 'local', category: 'necessary', purpose: 'recorder', lasts: 'cleared' },
  { name: 'recorder_hints', place: 'local', category: 'necessary', purpose: 'recorder', lasts: 'cleared' },
  { name: 'idempotency:…', place: 'session', category: 'necessary', purpose: 'idempotency', lasts: 'tab' },
  {
    name: 'recent_searches',
    place: 'local',
    category: 'preferences',
    purpose: 'searches',
    lasts: { hours: CONSENT_HOURS },
  },
];
