import { isIP } from 'node:net';

const MAX_LENGTH = 1_000;

/**
 * Whether a message may be sent to an endpoint that a browser gave us: https, a name (push services have one), its usual port, no
 * password. The name's addresses are checked when the message is sent.
 *
 * @param mayBeLocal only for tests, which run their own push service.
 */
export function isPushEndpoint(text: string, mayBeLocal: boolean): boolean {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (mayBeLocal) return protocol === 'https:' || protocol === 'http:';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && isName && port === '' && username === '' && password === '';
}
