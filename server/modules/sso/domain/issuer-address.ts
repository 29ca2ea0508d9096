const MAX_LENGTH = 300;
const isName = (hostname: string): boolean =>
  hostname.includes('.') && !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[');

/**
 * Whether a provider may be at this address: https, a name, no password. The name's addresses are checked when it is asked.
 *
 * @param mayBeLocal only for tests, which run their own provider.
 */
export function isProviderAddress(text: string, mayBeLocal: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (mayBeLocal) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && isName(hostname);
}

/** An issuer has no query and no fragment (OpenID Connect Discovery §3). */
export const isIssuer = (text: string, mayBeLocal: boolean): boolean =>
  text.length <= MAX_LENGTH && !/[?#\s]/.test(text) && isProviderAddress(text, mayBeLocal);
