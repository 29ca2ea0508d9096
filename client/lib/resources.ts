/** A resource of the API: the part of the path after `/api/`. */
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
  | 'handover'
  | 'health'
  | 'inquiries'
  | 'interviews'
  | 'jobs'
  | 'matches'
  | 'members'
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
 * How long a response is used without reading it again. After that, it is shown while a new one loads.
 * Nothing older than `lifetime` is shown without waiting for the server.
 */
export const freshness: Partial<Record<Resource, number>> = {
  applications: 3 * MINUTE,
  // A candidate's acceptance changes the credits while the recruiter is on another page.
  credits: MINUTE / 2,
  'credit-reservations': MINUTE / 2,
  events: MINUTE / 2,
  jobs: 3 * MINUTE,
  // Other people book at the same time.
  interviews: MINUTE / 12,
  'studio-bookings': MINUTE / 12,
  matches: 3 * MINUTE,
  messages: MINUTE / 6,
};
export const defaultFreshness = 3 * MINUTE;
export const lifetime = 5 * MINUTE;
/** Lists loaded in advance are kept longer, until somebody opens them. */
export const preloadedLifetime = 10 * MINUTE;

/** Never cached: progress, access to rooms, expiring addresses, sessions, operators' queues. */
const neverKept: readonly Resource[] = [
  'videos',
  'company-videos',
  'upload',
  'stream',
  'auth',
  'admin',
  'interviews',
  'handover',
];

export function freshnessOf(resource: Resource): number {
  return neverKept.includes(resource) ? 0 : (freshness[resource] ?? defaultFreshness);
}

/** The resource of a path: `jobs` for `/api/jobs/my/jobs?page=2`. */
export function resourceOf(path: string): string {
  return /^\/api\/([^/?#]+)/.exec(path)?.[1] ?? '';
}

/**
 * Other resources that a change makes outdated: a profile changes the matches; an answer to a match changes the
 * dashboard's counts; a new company changes the account.
 * Anything that can be paid for changes the credits.
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
  interviews: ['applications', 'dashboard'],
  jobs: ['matches', 'dashboard'],
  matches: ['dashboard', 'jobs', 'credit-reservations', 'credits', 'subscriptions', 'users', 'messages'],
  messages: ['credits', 'subscriptions'],
  'scheduled-messages': ['messages'],
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
/** Also changed by an application, but not shown on the pages where people apply. */
const unseenAfterApplying: readonly Resource[] = ['matches', 'users', 'messages'];

/** Resources that a change under `path` makes outdated and that are read again only when they are opened. */
export const outdatedUnseenBy = (path: string): readonly string[] => (path === applyPath ? unseenAfterApplying : []);

/** All resources that a change under `path` makes outdated, the changed one first. */
export function outdatedBy(path: string): readonly string[] {
  if (path === applyPath) return afterApplying;
  const resource = resourceOf(path);
  return resource === '' ? [] : [resource, ...(dependents[resource] ?? [])];
}
