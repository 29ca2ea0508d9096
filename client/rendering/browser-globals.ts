/**
 * Browser globals that components read while they are rendered.
 * There is no `document`, because its absence tells the style engine that it runs on a server.
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
