import type { AccountCompany } from './account-companies.js';
import type { Seat } from './seat.js';

/** Identifies an employer in a seeker's exclusions. */
export interface Employer {
  readonly companyId: string | null;
  /** Domains of its web site and of its people's email addresses, with all parent domains. */
  readonly domains: readonly string[];
}

/** The employer of a recruiter, with the company for cards; null if the recruiter has none. */
export interface KnownEmployer extends Employer {
  readonly company: AccountCompany | null;
  /** Null without a company. */
  readonly seat: Seat | null;
}

/** `jobs.example.ca` gives `jobs.example.ca` and `example.ca`; a name without a dot gives none. */
export function domainsAbove(domain: string): readonly string[] {
  const labels = domain.toLowerCase().split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** The domain of a web address without `www.`; null if there is none. */
export function domainOfWebsite(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, '').replace(/\.$/, '') || null;
}

/** @param emails email domains of the people who work there. */
export function employerOf(
  companyId: string | null,
  website: string | null,
  emailDomains: readonly string[],
): Employer {
  const own = domainOfWebsite(website);
  const domains = [...emailDomains, ...(own === null ? [] : [own])].flatMap(domainsAbove);
  return { companyId, domains: [...new Set(domains)] };
}

/** Whether an exclusion covers that employer. */
export function concerns(
  exclusion: { readonly companyId: string | null; readonly domain: string | null },
  employer: Employer,
): boolean {
  if (exclusion.companyId !== null) return exclusion.companyId === employer.companyId;
  return exclusion.domain !== null && employer.domains.includes(exclusion.domain);
}
