import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** The replayed answer: the exact body, and its cookies. */
export interface Answer {
  readonly body: string;
  readonly contentType: string | null;
  readonly cookies: readonly string[];
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

const cipherKey = (caller: string, key: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, caller, 'entrevue idempotent answer', 32));

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * An answer can contain a session token or personal data and is kept for a day, so it is encrypted: AES-256-GCM with a key
 * derived from the idempotency key, of which the database has only the hash.
 */
export function sealAnswer(answer: Answer, caller: string, key: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(caller, key), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @throws Error if the bytes were encrypted for another caller or key. */
export function openAnswer(sealed: Uint8Array, caller: string, key: string): Answer {
  const bytes = Buffer.from(sealed);
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(caller, key), iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as Answer;
}
