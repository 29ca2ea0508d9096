import { createHash } from 'node:crypto';
import { newId } from '../../../platform/ids/new-id.js';

/**
 * The ledger's key for a request, from its `Idempotency-Key`. The platform replays answers for a day; this key is permanent and
 * written with the credits, so it also covers a request whose answer was lost in a crash.
 * Keys are guessable, so they are separate per caller. Without a header each request is new.
 */
export function requestKey(act: string, callerId: string, header: string | undefined): string {
  if (header === undefined) return `${act}:${newId()}`;
  return `${act}:${createHash('sha256').update(`${callerId}\n${header}`).digest('hex')}`;
}
