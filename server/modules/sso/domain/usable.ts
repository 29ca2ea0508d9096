import type { CompanySso } from './company-sso.entity.js';

/** Whether people can sign in with it: it is on, and operators still confirm that the domain is the company's. */
export const isUsable = (
  { enabled, domain }: Pick<CompanySso, 'enabled' | 'domain'>,
  confirmedDomain: string | null,
): boolean => enabled && domain === confirmedDomain;
