import { ConsentStore } from './consent-store';
import { keptItems } from './kept-items';

/** The answers given in this browser; specs build their own store from the same class. */
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
