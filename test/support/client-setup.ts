import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom does not. Nothing here decides a result: a spec that needs an answer gives it itself.

Object.assign(globalThis, { TextDecoder, TextEncoder });

if (typeof globalThis.matchMedia !== 'function') {
  globalThis.matchMedia = (query: string): MediaQueryList => ({
    media: query,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}

if (typeof Element.prototype.scrollIntoView !== 'function') {
  Element.prototype.scrollIntoView = () => undefined;
}

/** The document of jsdom knows no fonts; the workshop waits for them. */
if (!('fonts' in document)) {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() } });
}
