const ORIGIN = 'https://entrevue.example';

/** A path, or a request such as those that `keys` returns. */
type Key = string | { readonly url: string };
const addressOf = (key: Key): string => (typeof key === 'string' ? key : key.url);

/** Caches of a browser in memory. An opened cache goes on working after its deletion, as in browsers, but is no longer found. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const state = { isFull: false, puts: 0 };
  const caches = {
    keys: () => Promise.resolve([...stores.keys()]),
    has: (name: string) => Promise.resolve(stores.has(name)),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      const cache = {
        match: (key: Key) => Promise.resolve(store.get(addressOf(key))?.clone()),
        keys: () => Promise.resolve([...store.keys()].map((key) => ({ url: new URL(key, ORIGIN).href }))),
        delete: (key: Key) => Promise.resolve(store.delete(addressOf(key))),
        put: (key: Key, response: Response) => {
          state.puts += 1;
          if (state.isFull) return Promise.reject(new DOMException('', 'QuotaExceededError'));
          // A replaced entry is the newest one.
          store.delete(addressOf(key));
          store.set(addressOf(key), response);
          return Promise.resolve();
        },
      };
      return Promise.resolve(cache as unknown as Cache);
    },
  };
  /** Keys of all entries. */
  const keys = (): readonly string[] => [...stores.values()].flatMap((store) => [...store.keys()]);
  return { caches, stores, state, keys };
}
