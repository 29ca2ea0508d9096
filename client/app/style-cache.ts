import createCache, { type EmotionCache } from '@emotion/cache';

/** Placeholder that the server replaces by the nonce of its response. The development server does not. */
const UNFILLED = '__CSP_NONCE__';

/** Adds the nonce of this page to styles created at run time; the content security policy blocks all others. */
export function createStyleCache(document: Document): EmotionCache {
  const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? UNFILLED;
  return createCache({ key: 'ev', prepend: true, ...(nonce !== UNFILLED && nonce !== '' && { nonce }) });
}
