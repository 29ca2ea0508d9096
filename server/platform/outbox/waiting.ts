import type { JobRegistry } from '../queue/job-registry.js';

/** A requirement of a message that this version lacks. Stored as `waiting_for`, so that only relays that have it take the message again. */
export interface Missing {
  readonly key: string;
  /** For operators. */
  readonly reason: string;
}

export const eventKey = (name: string, version: number): string => `event:${name}@${version}`;
export const jobKey = (name: string): string => `job:${name}`;
export const subscriberKey = (job: string): string => `subscriber:${job}`;
/** Every relay tries unreadable payloads again after a pause, because reading depends on more than names. */
export const payloadKey = 'payload';

/** Keys of everything that this version can deliver. */
export function keysOf(registry: JobRegistry): readonly string[] {
  const events = registry
    .events()
    .flatMap(({ name, version }) => Array.from({ length: version }, (_, earlier) => eventKey(name, earlier + 1)));
  return [payloadKey, ...events, ...registry.jobs().flatMap(({ name }) => [jobKey(name), subscriberKey(name)])];
}
