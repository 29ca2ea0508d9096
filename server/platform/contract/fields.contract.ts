import { z } from 'zod';

export const id = z.uuid();

/** ISO 8601 UTC with `Z` on the wire; a Date is accepted from the server's own code. */
export const timestamp = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime(),
);

/** Enum values are accepted in any case and answered in upper case. */
export function upperEnum<const T extends readonly [string, ...string[]]>(values: T) {
  return z.preprocess((value) => (typeof value === 'string' ? value.trim().toUpperCase() : value), z.enum(values));
}

// NUL cannot be stored, and a lone surrogate is no character: PostgreSQL would refuse either, so they stop here.
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
const storable = 'must be storable text';

/** Text in Unicode NFC, trimmed, of `min`..`max` characters. */
export function trimmedText(min: number, max: number) {
  return z
    .string()
    .max(max * 4 + 100)
    .refine(isStorable, { error: storable, abort: true })
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(min).max(max));
}

/** Optional text: blank and null both clear the field. */
export function nullableText(max: number) {
  return trimmedText(0, max)
    .transform((text) => (text === '' ? null : text))
    .nullable();
}

/** `true` / `false` as a query string carries them. */
export const queryBoolean = z.preprocess((value) => {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return value;
}, z.boolean());

/** A web address a browser may follow: http or https only, so no `javascript:` can be stored. */
export const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500);
