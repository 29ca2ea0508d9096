/** Max people in a room: each sends their picture to each other one. */
export const PLACES = 4;

/** CANDIDATE and GUEST knock; a HOST enters and lets them in. */
export type RoomRole = 'HOST' | 'GUEST' | 'CANDIDATE';
export type RoomStatus = 'OUTSIDE' | 'WAITING' | 'IN' | 'REFUSED';

/** A tab says every five seconds that it is still there. */
const AWAY_AFTER_MS = 12_000;
/** Longer than a lost network that returns, for example in a tunnel. */
const GONE_AFTER_MS = 45_000;

export interface Seen {
  readonly status: RoomStatus;
  readonly seenAt: Date;
}

/** The connection is interrupted: shown as such, and another tab may take over. */
export const isAway = ({ seenAt }: Seen, now: Date): boolean => now.getTime() - seenAt.getTime() > AWAY_AFTER_MS;

/** The person left, so another person can have the place. */
export const isGone = ({ seenAt }: Seen, now: Date): boolean => now.getTime() - seenAt.getTime() > GONE_AFTER_MS;

/** Whether the person is in the room or waits for it. */
export const isPresent = (person: Seen, now: Date): boolean =>
  (person.status === 'IN' || person.status === 'WAITING') && !isGone(person, now);

export interface Placed extends Seen {
  readonly place: number | null;
}

/** The lowest free place; null if the room is full. People who are gone give up theirs. */
export function freePlace(people: readonly Placed[], now: Date): number | null {
  const taken = new Set(people.filter((person) => isPresent(person, now)).map(({ place }) => place));
  for (let place = 1; place <= PLACES; place += 1) if (!taken.has(place)) return place;
  return null;
}

/** Whether the person enters without knocking. */
export const entersDirectly = ({ role, admittedAt, status }: Entering): boolean =>
  role === 'HOST' || (admittedAt !== null && status !== 'REFUSED');

interface Entering {
  readonly role: RoomRole;
  readonly admittedAt: Date | null;
  readonly status: RoomStatus;
}
