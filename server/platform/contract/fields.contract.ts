import { z } from 'zod';

export const id = z.uuid();

/** ISO 8601 in UTC with `Z`. Also accepts a Date from the server's own code. */
export const timestamp = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime(),
);

/** Accepts enum values in any case; answers contain upper case. */
export function upperEnum<const T extends readonly [string, ...string[]]>(values: T) {
  return z.preprocess((value) => (typeof value === 'string' ? value.trim().toUpperCase() : value), z.enum(values));
}

// PostgreSQL refuses NUL and lone surrogates, so refuse them here with a proper error.
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
const storable = 'must be storable text';

// Also excludes letters without a glyph (Hangul fillers) and the empty Braille pattern.
const visible = /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u;

/** Normalizes to Unicode NFC and trims. Text without visible characters becomes empty. */
export function tidyText(text: string): string {
  const tidy = text.normalize('NFC').trim();
  return visible.test(tidy) ? tidy : '';
}

/** Text in Unicode NFC, trimmed, of `min`..`max` characters. */
export function trimmedText(min: number, max: number) {
  return z
    .string()
    .max(max * 4 + 100)
    .refine(isStorable, { error: storable, abort: true })
    .transform(tidyText)
    .pipe(z.string().min(min).max(max));
}

/** Optional text: blank or null clears the field. */
export function nullableText(max: number) {
  return trimmedText(0, max)
    .transform((text) => (text === '' ? null : text))
    .nullable();
}

/**
 * Refuses filters whose minimum is above their maximum, with an error on the minimum. Use it for requests, not for stored filters,
 * since older ones must stay readable.
 */
export function inOrder<const T extends z.ZodObject>(
  filters: T,
  ...pairs: readonly (readonly [min: string, max: string])[]
): T {
  return filters.superRefine((values, context) => {
    const given = values as Readonly<Record<string, unknown>>;
    for (const [min, max] of pairs) {
      const [from, to] = [given[min], given[max]];
      if (typeof from !== 'number' || typeof to !== 'number' || from <= to) continue;
      context.addIssue({ code: 'too_big', origin: 'number', maximum: to, input: from, path: [min] });
    }
  });
}

/** `true` or `false` where all values are texts: a query string, a form, the metadata of an upload. */
export const queryBoolean = z.preprocess((value) => {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return value;
}, z.boolean());

/** A URL that a browser may open: only http or https, so that no `javascript:` can be stored. */
export const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500);
