import type { MaskedSeeker } from './present-candidate.js';
import { BIO_PREVIEW, cut, EXPERIENCE_PREVIEW, firstWord, maskedNames } from './mask.js';

type Loose = Readonly<Record<string, unknown>>;

/** Not an instance of a class: a file that is sent, say, is handed on unread. */
function isObject(value: unknown): value is Loose {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const initialsOnly = /^(?:\S{0,24}\*\*\*)(?: \S{0,24}\*\*\*){0,2}$/u;
const names: readonly unknown[] = Object.values(maskedNames);

const nothing = (): null => null;
const asIs = (value: unknown): unknown => value;
const shortened = (length: number) => (value: unknown) => (typeof value === 'string' ? cut(value, length) : null);
const only =
  (...keys: readonly string[]) =>
  (value: unknown): unknown =>
    isObject(value) ? Object.fromEntries(keys.filter((key) => key in value).map((key) => [key, value[key]])) : null;

const profileOf = only('skills', 'experience');
const videoOf = only('id', 'title', 'duration');

/** What may stand in each field of somebody masked, whatever a presenter put there. */
const seals: Readonly<Record<keyof MaskedSeeker, (value: unknown) => unknown>> = {
  id: asIs,
  is_masked: asIs,
  user_type: asIs,
  full_name: (value) =>
    names.includes(value) || (typeof value === 'string' && initialsOnly.test(value)) ? value : '***',
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

/** An answer in which nobody masked has more than the mask, and what had to be taken out, by name. */
export interface Sealed {
  readonly value: unknown;
  readonly leaks: readonly string[];
}

/** Deeper than any answer is. */
const DEEPEST = 12;

/**
 * The second wall behind the presenter: wherever an answer says `is_masked: true`, only the fields of the mask stay, and each
 * only as far as the mask goes. Right answers pass as they are.
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
  // What was right goes on as it was, instances of classes and all.
  return leaks.size === 0 ? { value: answer, leaks: [] } : { value, leaks: [...leaks].sort() };
}
