import { createHash } from 'node:crypto';
import { newId } from '../../../platform/ids/new-id.js';

/**
 * The ledger's own key for a request, from its `Idempotency-Key`. The platform replays the answer for a day; this one holds for
 * ever and is written with the credits themselves, so it also settles a request whose answer was lost in a crash. Keys are
 * guessable, so they are never shared between callers. Without a header, every request is another one.
 */
export function requestKey(act: string, callerId: string, header: string | undefined): string {
  if (header === undefined) return `${act}:${newId()}`;
  return `${act}:${createHash('sha256').update(`${callerId}\n${header}`).digest('hex')}`;
}
