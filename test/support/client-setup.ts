import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// APIs that browsers have and jsdom lacks. They do nothing; a spec that depends on a result sets it itself.

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

if (typeof Element.prototype.checkVisibility !== 'function') {
  Element.prototype.checkVisibility = () => true;
}

/** jsdom has no `document.fonts`; Storybook waits for it. */
if (!('fonts' in document)) {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() } });
}
