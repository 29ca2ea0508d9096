/**
 * The few things of a browser that components look at while they are rendered. No `document`: by its absence the style engine
 * knows that it is on a server.
 */
const nothingKept: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, { value: nothingKept, configurable: true });
