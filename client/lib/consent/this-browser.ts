import { ConsentStore } from './consent-store';
import { keptItems } from './kept-items';

/** The consents of this browser; specs create their own store. */
export const consent = new ConsentStore({
  readCookies: () => document.cookie,
  writeCookie: (line) => {
    document.cookie = line;
  },
  storages: { local: localStorage, session: sessionStorage },
  items: keptItems,
  now: () => Date.now(),
  isSecure: location.protocol === 'https:',
});
