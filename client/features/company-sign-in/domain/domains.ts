import type { SsoSettings } from '@modules/sso/http/sso-settings.contract';

/** Domains that the DNS proves, also while the record is missing for a few days. */
const byDns = ({ domains }: SsoSettings): string[] =>
  domains.filter(({ state }) => state === 'PROVED' || state === 'MISSING').map(({ domain }) => domain);

/** Domains that may be connected: proved by the DNS or by a code, and the connected one. */
export function choosableDomains(settings: SsoSettings): readonly string[] {
  const { proved_domain: proved, domain } = settings;
  return [...new Set([...byDns(settings), proved, domain])].filter((one) => one !== null);
}

/** Whether people could sign in with this domain. */
export const isKnownDomain = (settings: SsoSettings, domain: string): boolean =>
  domain === settings.confirmed_domain || (settings.company_confirmed && byDns(settings).includes(domain));

/** The connected domain; or one that is proved, if the connected one no longer is. */
export function domainToSave(settings: SsoSettings): string {
  const { domain, proved_domain: proved } = settings;
  if (domain !== null && isKnownDomain(settings, domain)) return domain;
  const others = choosableDomains(settings).filter((one) => one !== domain);
  return others.find((one) => isKnownDomain(settings, one)) ?? proved ?? others[0] ?? domain ?? '';
}
