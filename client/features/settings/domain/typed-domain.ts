import { emailDomain } from '@modules/identity/http/privacy.contract';

/** The domain in `example.ca`, `@example.ca` or an email address; null for a company name. */
export function typedDomain(text: string): string | null {
  if (!/[.@]/.test(text) || /\s/.test(text.trim())) return null;
  const parsed = emailDomain.safeParse(text);
  return parsed.success ? parsed.data : null;
}
