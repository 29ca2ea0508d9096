import { readCookie } from '../cookies';
import { CONSENT_HOURS, CONSENT_VERSION, optionalCategories, type OptionalCategory } from './kept-items';

export type Choices = Readonly<Record<OptionalCategory, boolean>>;

/** A person's answer, the version of the policy, and the time (ISO 8601, UTC). */
export interface ConsentRecord {
  readonly version: string;
  readonly time: string;
  readonly choices: Choices;
}

export const nothingOptional: Choices = { preferences: false, analytics: false, marketing: false };
export const everything: Choices = { preferences: true, analytics: true, marketing: true };

const names = { consent: 'cookie_consent', choices: 'cookie_preferences' } as const;

/**
 * Reads the answer from two first-party cookies: time and version, and the choices. Null if it is missing, invalid, older than
 * `CONSENT_HOURS`, or for another version of the policy; then nothing optional is allowed, and the banner asks.
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

/** Whether an answer is still valid. A time in the future means a wrong clock, so ask again. */
export function isCurrent({ version, time }: Pick<ConsentRecord, 'version' | 'time'>, now: number): boolean {
  const age = now - Date.parse(time);
  return version === CONSENT_VERSION && age >= -60_000 && age < CONSENT_HOURS * 3_600_000;
}

/** The two lines for `document.cookie`, assigned one after the other. */
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
    // Not written by us: counts as no answer.
    return null;
  }
}
