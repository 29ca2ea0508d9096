import type { MaskedSeeker } from './present-candidate.js';
import { BIO_PREVIEW, cut, EXPERIENCE_PREVIEW, firstWord, maskedNames } from './mask.js';

type Loose = Readonly<Record<string, unknown>>;

/** Plain objects only: class instances, for example a file stream, are passed on unread. */
function isObject(value: unknown): value is Loose {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const initialsOnly = /^(?:\S{0,24}\*\*\*)(?: \S{0,24}\*\*\*){0,2}$/u;
const names: readonly unknown[] = Object.values(maskedNames);

const blindNames = new RegExp(`^(?:${Object.values(maskedNames).join('|')}) [0-9A-F]{5}$`, 'u');

const nothing = (): null => null;
const asIs = (value: unknown): unknown => value;
const shortened = (length: number) => (value: unknown) => (typeof value === 'string' ? cut(value, length) : null);
const only =
  (...keys: readonly string[]) =>
  (value: unknown): unknown =>
    isObject(value) ? Object.fromEntries(keys.filter((key) => key in value).map((key) => [key, value[key]])) : null;

const profileOf = only('skills', 'experience');
const videoOf = only('id', 'kind', 'title', 'duration');

/** Allowed values of each field of a masked person, whatever a presenter returned. */
const seals: Readonly<Record<keyof MaskedSeeker, (value: unknown) => unknown>> = {
  id: asIs,
  is_masked: asIs,
  user_type: asIs,
  full_name: (value) =>
    names.includes(value) || (typeof value === 'string' && (initialsOnly.test(value) || blindNames.test(value)))
      ? value
      : '***',
  location: (value) => (typeof value === 'string' ? firstWord(value) : null),
  bio: shortened(BIO_PREVIEW),
  experience: shortened(EXPERIENCE_PREVIEW),
  skills: asIs,
  years_experience: asIs,
  availability: nothing,
  avatar_url: nothing,
  email: nothing,
  phone: nothing,
  interaction_status: () => ({ type: 'NO_CONTACT' }),
  profile: (value) => {
    const profile = profileOf(value);
    return isObject(profile) ? { ...profile, experience: shortened(EXPERIENCE_PREVIEW)(profile['experience']) } : {};
  },
  video_profiles: (value) => (Array.isArray(value) ? value.map(videoOf) : []),
  video_for_sale: (value) => value === true,
  reservation_price: asIs,
  may_reserve: asIs,
  may_reserve_from: asIs,
};
const isSealed = (key: string): key is keyof MaskedSeeker => Object.hasOwn(seals, key);

/** A sealed answer, and the names of the removed fields. */
export interface Sealed {
  readonly value: unknown;
  readonly leaks: readonly string[];
}

/** Max depth; answers are less deep. */
const DEEPEST = 12;

/**
 * Second protection after the presenter: each object with `is_masked: true` keeps only the fields of the mask, limited to masked
 * values. Correct answers are unchanged.
 */
export function sealMasked(answer: unknown): Sealed {
  const leaks = new Set<string>();
  const seal = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST) return value;
    if (Array.isArray(value)) return value.map((item) => seal(item, depth + 1));
    if (!isObject(value)) return value;
    if (value['is_masked'] !== true) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, seal(inner, depth + 1)]));
    }
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => {
        const sealed = isSealed(key) ? seals[key](inner) : undefined;
        if (JSON.stringify(sealed) !== JSON.stringify(inner)) leaks.add(key);
        return sealed === undefined ? [] : [[key, sealed]];
      }),
    );
  };
  const value = seal(answer, 0);
  // Return a correct answer unchanged, including class instances.
  return leaks.size === 0 ? { value: answer, leaks: [] } : { value, leaks: [...leaks].sort() };
}
