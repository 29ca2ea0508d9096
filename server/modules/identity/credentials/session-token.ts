import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits: far above what guessing could reach. */
const TOKEN_BYTES = 32;
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** A new session token, or a new CSRF token: opaque, URL-safe, shown once. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** False for what can be no token of ours, so that it never costs a query. */
export function looksLikeToken(text: string): boolean {
  return tokenShape.test(text);
}

/** What is stored in the token's place (hex). The token has full entropy, so a plain SHA-256 is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares two secrets without telling by time how much of them agrees. */
export function sameSecret(one: string, other: string): boolean {
  const digests = [one, other].map((secret) => createHash('sha256').update(secret).digest());
  return timingSafeEqual(digests[0] ?? Buffer.alloc(0), digests[1] ?? Buffer.alloc(1));
}
