import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits cannot be guessed. */
const TOKEN_BYTES = 32;
/** Begins the token of a session that is limited to one page. */
const LIMITED = 'limited.';
const tokenShape = /^(?:limited\.)?[A-Za-z0-9_-]{43}$/;

/** A new session or CSRF token: opaque, URL-safe, shown once. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * The same for a session that is limited to one page. Its different shape makes an older version refuse it during an update; that
 * version would not know the limit.
 */
export function newLimitedToken(): string {
  return `${LIMITED}${newToken()}`;
}

/** False for text that cannot be our token, which saves a query. */
export function looksLikeToken(text: string): boolean {
  return tokenShape.test(text);
}

/** The stored form of a token (hex). Tokens have full entropy, so plain SHA-256 is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares two secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
  const digests = [one, other].map((secret) => createHash('sha256').update(secret).digest());
  return timingSafeEqual(digests[0] ?? Buffer.alloc(0), digests[1] ?? Buffer.alloc(1));
}
