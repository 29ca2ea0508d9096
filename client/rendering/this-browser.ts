import { CONSENT_VERSION } from '../lib/consent/kept-items';
import { consentCookies, nothingOptional } from '../lib/consent/consent-record';
import { ConsentStore } from '../lib/consent/consent-store';

const now = (): number => Date.now();
const nowhere = { removeItem: () => undefined, key: () => null, length: 0 };

/** Nothing optional is allowed and the banner is not rendered; the application shows it later. */
export const consent = new ConsentStore({
  readCookies: () =>
    consentCookies({ version: CONSENT_VERSION, time: new Date(now()).toISOString(), choices: nothingOptional }, true)
      .map((line) => line.split('; ', 1)[0])
      .join('; '),
  writeCookie: () => undefined,
  storages: { local: nowhere, session: nowhere },
  items: [],
  now,
  isSecure: true,
});
