import { z } from 'zod';
import { domainOf } from './email-domain.js';

/** Google signs in private accounts with a company's address too; only this claim says that the company manages the account. */
const GOOGLE = 'https://accounts.google.com';

/**
 * Some providers write a domain with its accents; accounts and domains have it as the DNS does. Anything but a name is left as it is,
 * because a URL would drop the rest: `zoe@a.example/b` is no address at a.example.
 */
function asciiAddress(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const site = `https://${text.slice(at)}`;
  const isName = at > 0 && /^[^\s/?#\\:%[\]]+$/.test(text.slice(at)) && URL.canParse(site);
  return isName ? text.slice(0, at) + new URL(site).hostname : text;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z
    .string()
    .transform((text) => asciiAddress(text.trim().toLowerCase()))
    .pipe(z.email().max(254)),
  email_verified: z.unknown().optional(),
  /** Entra ID has no `email_verified`; this optional claim says that the tenant proved the address's domain. */
  xms_edov: z.unknown().optional(),
  hd: z.string().optional(),
  name: z.string().optional(),
});

/** A person of the company, as its provider names them. */
export interface ProvenPerson {
  readonly subject: string;
  /** Lower case, verified, at the company's domain. */
  readonly email: string;
  readonly name: string | null;
}

const isYes = (claim: unknown): boolean => claim === true || claim === 1 || claim === 'true' || claim === '1';

/** Reads a person from verified claims. @returns null if they have no verified address at the domain */
export function provenPerson(
  given: object,
  { issuer, domain }: { issuer: string; domain: string },
): ProvenPerson | null {
  const read = claims.safeParse(given);
  if (!read.success) return null;
  const { sub: subject, email, email_verified: verified, xms_edov: ofTenant, hd, name = null } = read.data;
  if (!isYes(verified) && !isYes(ofTenant)) return null;
  if (domainOf(email) !== domain) return null;
  if (issuer === GOOGLE && hd?.toLowerCase() !== domain) return null;
  return { subject, email, name };
}
