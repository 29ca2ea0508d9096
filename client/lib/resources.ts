/** What the server's answers are about: the part of the path after `/api/`. */
export type Resource =
  | 'admin'
  | 'applications'
  | 'auth'
  | 'client-config'
  | 'companies'
  | 'company-videos'
  | 'credit-reservations'
  | 'credits'
  | 'dashboard'
  | 'events'
  | 'filter-presets'
  | 'health'
  | 'inquiries'
  | 'jobs'
  | 'matches'
  | 'messages'
  | 'notifications'
  | 'reports'
  | 'saved-searches'
  | 'share-links'
  | 'shortlists'
  | 'stream'
  | 'studio-bookings'
  | 'subscriptions'
  | 'taxonomy'
  | 'upload'
  | 'users'
  | 'video-questions'
  | 'videos';

const MINUTE = 60_000;

/**
 * How long an answer is shown without asking again; beyond it the old answer shows while a new one is fetched.
 * Nobody's screen shows anything older than `lifetime` without waiting for the server.
 */
export const freshness: Partial<Record<Resource, number>> = {
  applications: 3 * MINUTE,
  // Somebody else's yes moves a credit while one looks at something else.
  credits: MINUTE / 2,
  'credit-reservations': MINUTE / 2,
  events: MINUTE / 2,
  jobs: 3 * MINUTE,
  // Others choose at the same time.
  'studio-bookings': MINUTE / 12,
  matches: 3 * MINUTE,
  messages: MINUTE / 6,
};
export const defaultFreshness = 3 * MINUTE;
export const lifetime = 5 * MINUTE;
/** What was asked for ahead waits longer for somebody to look at it. */
export const preloadedLifetime = 10 * MINUTE;

/** Progress, addresses that expire, who is signed in where, who waits for us: never from memory. */
const neverKept: readonly Resource[] = ['videos', 'company-videos', 'upload', 'stream', 'auth', 'admin'];

export function freshnessOf(resource: Resource): number {
  return neverKept.includes(resource) ? 0 : (freshness[resource] ?? defaultFreshness);
}

/** The resource a path belongs to: `/api/jobs/my/jobs?page=2` is about `jobs`. */
export function resourceOf(path: string): string {
  return /^\/api\/([^/?#]+)/.exec(path)?.[1] ?? '';
}

/**
 * What else is out of date once something was changed. A profile changes who matches; an answer to a match changes
 * the counts on the dashboard; a new company changes the account. What may have been paid for changes the credits.
 */
const dependents: Record<string, readonly Resource[]> = {
  admin: ['subscriptions'],
  applications: [
    'matches',
    'dashboard',
    'jobs',
    'credit-reservations',
    'credits',
    'subscriptions',
    'users',
    'messages',
  ],
  companies: ['users', 'jobs', 'matches', 'dashboard', 'credits', 'subscriptions'],
  'company-videos': ['videos', 'upload', 'stream'],
  'credit-reservations': ['credits', 'subscriptions', 'matches', 'users', 'dashboard', 'messages'],
  credits: ['subscriptions', 'dashboard'],
  jobs: ['matches', 'dashboard'],
  matches: ['dashboard', 'jobs', 'credit-reservations', 'credits', 'subscriptions', 'users', 'messages'],
  messages: ['credits', 'subscriptions'],
  stream: ['credits', 'subscriptions', 'users'],
  subscriptions: ['credits', 'dashboard'],
  upload: ['videos', 'users', 'dashboard', 'matches'],
  uploads: ['videos', 'upload', 'users', 'dashboard', 'matches'],
  users: ['matches', 'dashboard', 'jobs', 'messages'],
  'video-questions': ['stream'],
  videos: ['upload', 'users', 'dashboard', 'matches', 'stream'],
};

/** The path to apply. Later changes of an application have its id in the path. */
const applyPath = '/api/applications';
const afterApplying: readonly Resource[] = ['applications', 'dashboard'];
/** Says something else from now on, too, but nothing of it is on the screen where one applies. */
const unseenAfterApplying: readonly Resource[] = ['matches', 'users', 'messages'];

/** What a change under `path` makes out of date, and is only asked for again once somebody looks at it. */
export const outdatedUnseenBy = (path: string): readonly string[] => (path === applyPath ? unseenAfterApplying : []);

/** Every resource whose answers a change under `path` makes out of date, the changed one first. */
export function outdatedBy(path: string): readonly string[] {
  if (path === applyPath) return afterApplying;
  const resource = resourceOf(path);
  return resource === '' ? [] : [resource, ...(dependents[resource] ?? [])];
}
