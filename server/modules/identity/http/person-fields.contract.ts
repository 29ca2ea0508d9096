import { z } from 'zod';
import { isStorable, tidyText } from '../../../platform/contract/fields.contract.js';

/** Limits shown by forms and repeated in the database. */
export const limits = {
  email: 254,
  fullName: 120,
  password: { min: 8, max: 128 },
  title: 120,
  phone: 40,
  location: 200,
  bio: 5_000,
  experience: 10_000,
  skills: 100,
  skill: 80,
  yearsExperience: 70,
  preference: 200,
  jobPreferences: 50,
} as const;

/** No control characters, line separators, or marks that reverse the reading direction. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(text);

// A loose limit before normalisation, the exact one after. The OpenAPI document shows the exact one.
const storableText = (max: number, min = 0) =>
  z
    .string()
    .max(max * 4 + 100, { abort: true })
    .refine(isStorable, { error: 'must be storable text', abort: true })
    .meta({ maxLength: max, ...(min > 0 ? { minLength: min } : {}) });

/** One line of text in Unicode NFC, trimmed, without control characters, `min`..`max` characters. */
export function lineText(min: number, max: number) {
  return storableText(max, min)
    .transform(tidyText)
    .pipe(
      z
        .string()
        .min(min, { abort: true })
        .max(max, { abort: true })
        .refine(isOneLine, { error: 'must be one line without control characters' }),
    );
}

/** An optional line: blank and null both clear the field. */
export function nullableLine(max: number) {
  return lineText(0, max)
    .transform((text) => (text === '' ? null : text))
    .nullable();
}

export const fullName = lineText(1, limits.fullName);

// The browser's rule for email fields (HTML §4.10.5.1.5), plus a domain of at least two labels.
const addressPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** A valid email address in lower case, so that two spellings are one account. */
export const emailAddress = z
  .string()
  .max(limits.email + 10, { abort: true })
  .meta({ format: 'email', maxLength: limits.email })
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .min(1, { abort: true })
      .max(limits.email, { abort: true })
      .pipe(z.email({ pattern: addressPattern })),
  )
  .transform((address) => address.toLowerCase());

/** 8..128 characters of any kind, including spaces; NFC, so that all keyboards give the same password. */
export const newPassword = storableText(limits.password.max, limits.password.min)
  .transform((password) => password.normalize('NFC'))
  .pipe(
    z.string().check((context) => {
      // Counts code points, so that a simple emoji is one character and not two.
      const { length } = [...context.value];
      const { min, max } = limits.password;
      if (length < min)
        context.issues.push({ code: 'too_small', origin: 'string', minimum: min, input: context.value });
      if (length > max) context.issues.push({ code: 'too_big', origin: 'string', maximum: max, input: context.value });
    }),
  );

/** A password to compare. Only its length is limited: any other rule would reveal more than "wrong". */
export const presentedPassword = storableText(limits.password.max, 1)
  .min(1)
  .transform((password) => password.normalize('NFC'));

/** Six digits from an application, or a recovery code, with optional spaces and hyphens. */
export const secondFactorCode = z
  .string()
  .max(40)
  .regex(/^[ -]*[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){5,23}[ -]*$/);

/** A phone number in any notation, with at least five digits. */
export const phone = nullableLine(limits.phone).refine(
  (text) => text === null || (text.match(/\d/g) ?? []).length >= 5,
  {
    error: 'must be a phone number',
  },
);

/** Skills as typed: trimmed, without empty ones and duplicates in another case; null clears. */
export const skills = z
  .array(lineText(0, limits.skill))
  .max(limits.skills)
  .transform((entries) => {
    const known = new Map<string, string>();
    for (const entry of entries) {
      const key = entry.toLocaleLowerCase('fr');
      if (entry !== '' && !known.has(key)) known.set(key, entry);
    }
    return [...known.values()];
  })
  .nullable();

/** Values such as `fr` or `dark` are lower case; input in any case is accepted. */
export function lowerEnum<const T extends readonly [string, ...string[]]>(values: T) {
  return z.preprocess((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value), z.enum(values));
}

export const language = lowerEnum(['fr', 'en']);
export const theme = lowerEnum(['dark', 'light']);
