import { ConsentStore } from '../consent/consent-store';
import { keptItems } from '../consent/kept-items';
import { memoryStorage } from './memory-storage';

/** A fake cookie jar that handles assigned lines like a browser, except for expiry. */
export function memoryCookies() {
  const jar = new Map<string, string>();
  return {
    jar,
    readCookies: (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    writeCookie: (line: string): void => {
      const [pair = ''] = line.split('; ', 1);
      const at = pair.indexOf('=');
      if (line.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}

/** A consent store in memory, for specs and stories. */
export function memoryConsent({ items = keptItems, now = () => Date.UTC(2026, 0, 15) } = {}) {
  const cookies = memoryCookies();
  const storages = { local: memoryStorage(), session: memoryStorage() };
  const around = { ...cookies, storages, items, now, isSecure: false };
  return { cookies, storages, around, store: new ConsentStore(around) };
}
