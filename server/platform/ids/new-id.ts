import { v7 } from 'uuid';

/** A new UUIDv7: unguessable enough to be public, ordered by time so that indexes stay compact. */
export function newId(): string {
  return v7();
}
