/** Longest address of a server or a calendar. */
export const MAX_ADDRESS = 500;

/**
 * Reads the address of a calendar server as people write it, for example `calendrier.example.org/dav`.
 *
 * @param anyAddress also http, for tests with a server of their own.
 * @returns null if it is not an https address, or contains a user name or password.
 */
export function serverAddress(text: string, anyAddress: boolean): URL | null {
  const typed = text.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || url.href.length > MAX_ADDRESS || url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'https:' && !(anyAddress && url.protocol === 'http:')) return null;
  url.hash = '';
  return url;
}

/**
 * Whether a server may send us on to another address, by a redirect or in an answer. The password goes with us, so only to the same
 * host, or to a host with the same parent: caldav.example.org sends to p01-caldav.example.org.
 */
export function mayFollow(from: URL, to: URL): boolean {
  if (to.protocol !== from.protocol || to.username !== '' || to.password !== '') return false;
  if (to.host === from.host) return true;
  if (to.port !== '' || from.port !== '') return false;
  const parent = (host: string): string => host.split('.').slice(1).join('.');
  return parent(from.hostname).includes('.') && parent(from.hostname) === parent(to.hostname);
}
