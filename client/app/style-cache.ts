import createCache, { type EmotionCache } from '@emotion/cache';

/** What the page holds until the server puts the nonce of its own answer there; the development server never does. */
const UNFILLED = '__CSP_NONCE__';

/** Styles written at run time carry the nonce of this page: the content security policy lets nothing else in. */
export function createStyleCache(document: Document): EmotionCache {
  const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? UNFILLED;
  return createCache({ key: 'ev', prepend: true, ...(nonce !== UNFILLED && nonce !== '' && { nonce }) });
}
