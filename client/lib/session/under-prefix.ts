type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A part of a storage whose keys all begin with the prefix. */
export function underPrefix(storage: KeyStore, prefix: string): KeyStore {
  return {
    getItem: (key) => storage.getItem(`${prefix}${key}`),
    setItem: (key, value) => storage.setItem(`${prefix}${key}`, value),
    removeItem: (key) => storage.removeItem(`${prefix}${key}`),
  };
}
