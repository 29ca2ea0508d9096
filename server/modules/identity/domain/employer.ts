import type { AccountCompany } from './account-companies.js';

/** By what an employer is recognised in a seeker's exclusions. */
export interface Employer {
  readonly companyId: string | null;
  /** Domains of its web site and of the addresses of its people, with every domain above them. */
  readonly domains: readonly string[];
}

/** The employer of one recruiter, with the company as a card shows it; null while they work for none. */
export interface KnownEmployer extends Employer {
  readonly company: AccountCompany | null;
}

/** `jobs.example.ca` belongs to `jobs.example.ca` and to `example.ca`; a name without a dot is nobody's. */
export function domainsAbove(domain: string): readonly string[] {
  const labels = domain.toLowerCase().split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** The domain of a web address, without `www.`; null where there is none. */
export function domainOfWebsite(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, '').replace(/\.$/, '') || null;
}

/** @param emails domains of the addresses of whoever works there. */
export function employerOf(
  companyId: string | null,
  website: string | null,
  emailDomains: readonly string[],
): Employer {
  const own = domainOfWebsite(website);
  const domains = [...emailDomains, ...(own === null ? [] : [own])].flatMap(domainsAbove);
  return { companyId, domains: [...new Set(domains)] };
}

/** Whether an exclusion is about that employer. */
export function concerns(
  exclusion: { readonly companyId: string | null; readonly domain: string | null },
  employer: Employer,
): boolean {
  if (exclusion.companyId !== null) return exclusion.companyId === employer.companyId;
  return exclusion.domain !== null && employer.domains.includes(exclusion.domain);
}
