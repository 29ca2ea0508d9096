import { domainToASCII, domainToUnicode } from 'node:url';
import { getPublicSuffix } from 'tldts';

/** The label of the record below the domain, so that the record does not mix with others of the domain itself. */
export const RECORD_LABEL = '_entrevue';
const VALUE = 'entrevue-verification=';

/** 240 characters leave room for the label in front. The last label is no number, so an IP address is no domain. */
const asciiDomain =
  /^(?=.{3,240}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/**
 * The domain that somebody typed, in lower case and as the DNS writes it. Null for everything else, also for a public suffix such as
 * `qc.ca`, below which everybody may register a name.
 *
 * @example claimedDomain(' Ciné-Québec.example ') // 'xn--cin-qubec-d4ad.example'
 */
export function claimedDomain(text: string): string | null {
  const typed = text.trim().replace(/^@/, '').replace(/\.$/, '');
  if (/[\s/:?#@%\\_]/.test(typed)) return null;
  const domain = domainToASCII(typed);
  if (!asciiDomain.test(domain)) return null;
  return getPublicSuffix(domain, { allowPrivateDomains: true }) === domain ? null : domain;
}

/** As people write it, with accents. */
export const shownDomain = (domain: string): string => domainToUnicode(domain) || domain;

/** The TXT record that proves a domain. */
export const recordOf = (domain: string, token: string): { readonly name: string; readonly value: string } => ({
  name: `${RECORD_LABEL}.${domain}`,
  value: `${VALUE}${token}`,
});

/** Whether the record is there. Some DNS panels store the quotes that their users copy. */
export const holdsValue = (records: readonly string[], value: string): boolean =>
  records.some((record) => record.trim().replace(/^"(.*)"$/, '$1') === value);
