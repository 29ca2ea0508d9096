import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, URL-safe. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

/** False for text that cannot be a token, which saves a query. */
export const looksLikeLinkToken = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);

/** Its stored form (hex). The token has full entropy, so plain SHA-256 is enough. */
export const hashOfLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** For answers that such a token opens: found by no search engine, kept by no cache, and its address is sent to no other site. */
export const privateAnswer = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;
