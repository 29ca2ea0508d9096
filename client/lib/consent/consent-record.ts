import { readCookie } from '../cookies';
import { CONSENT_HOURS, CONSENT_VERSION, optionalCategories, type OptionalCategory } from './kept-items';

export type Choices = Readonly<Record<OptionalCategory, boolean>>;

/** What somebody answered, to which version of the policy, and when (ISO 8601, UTC). */
export interface ConsentRecord {
  readonly version: string;
  readonly time: string;
  readonly choices: Choices;
}

export const nothingOptional: Choices = { preferences: false, analytics: false, marketing: false };
export const everything: Choices = { preferences: true, analytics: true, marketing: true };

const names = { consent: 'cookie_consent', choices: 'cookie_preferences' } as const;

/**
 * The answer in the cookies of the page, as two first-party cookies: when and to what, and the choices themselves. Null
 * where there is none, where it is unreadable, older than `CONSENT_HOURS`, or to another version of the policy: then
 * nothing optional is allowed, and we ask.
 */
export function readConsent(cookies: string, now: number): ConsentRecord | null {
  const consent = readObject(names.consent, cookies);
  const choices = readObject(names.choices, cookies);
  if (consent === null || choices === null) return null;
  const { version, time } = consent;
  if (typeof version !== 'string' || typeof time !== 'string' || !isCurrent({ version, time }, now)) return null;
  const entries = optionalCategories.map((category) => [category, choices[category] === true]);
  return { version, time, choices: Object.fromEntries(entries) as Choices };
}

/** Whether an answer still counts. A time in the future is of a clock that was wrong: asking again is the safe side. */
export function isCurrent({ version, time }: Pick<ConsentRecord, 'version' | 'time'>, now: number): boolean {
  const age = now - Date.parse(time);
  return version === CONSENT_VERSION && age >= -60_000 && age < CONSENT_HOURS * 3_600_000;
}

/** The two lines to assign to `document.cookie`, one after the other. */
export function consentCookies({ version, time, choices }: ConsentRecord, isSecure: boolean): readonly string[] {
  const attributes = `; Path=/; Max-Age=${CONSENT_HOURS * 3_600}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const written = (name: string, value: object): string =>
    `${name}=${encodeURIComponent(JSON.stringify(value))}${attributes}`;
  return [written(names.consent, { version, time }), written(names.choices, { necessary: true, ...choices })];
}

function readObject(name: string, cookies: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(readCookie(name, cookies) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    // Not written by us: as good as no answer.
    return null;
  }
}
