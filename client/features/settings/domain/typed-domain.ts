import { emailDomain } from '@modules/identity/http/privacy.contract';

/** The domain somebody means by `example.ca`, `@example.ca` or an address at it; null where it is the name of a company. */
export function typedDomain(text: string): string | null {
  if (!/[.@]/.test(text) || /\s/.test(text.trim())) return null;
  const parsed = emailDomain.safeParse(text);
  return parsed.success ? parsed.data : null;
}
