import { createHash, randomBytes } from 'node:crypto';

/** A new code of an invitation: 256 random bits, URL-safe. */
export const newInvitationCode = (): string => randomBytes(32).toString('base64url');

/** Its stored form (hex). The code has full entropy, so plain SHA-256 is enough. */
export const hashOfInvitationCode = (code: string): string => createHash('sha256').update(code).digest('hex');
