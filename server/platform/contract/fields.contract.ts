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
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
const storable = 'must be storable text';

// Beside spaces, controls and marks: letters that are drawn as nothing (Hangul fillers), and the empty Braille pattern.
const visible = /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u;

/** Text in Unicode NFC without blank edges. Text in which nothing can be seen is empty. */
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

/** Optional text: blank and null both clear the field. */
export function nullableText(max: number) {
  return trimmedText(0, max)
    .transform((text) => (text === '' ? null : text))
    .nullable();
}

/**
 * Refuses filters whose least is above their most, and names the least. Put it on what is asked, not on what is stored:
 * filters from before still have to be read.
 */
export function inOrder<const T extends z.ZodObject>(
  filters: T,
  ...pairs: readonly (readonly [least: string, most: string])[]
): T {
  return filters.superRefine((values, context) => {
    const given = values as Readonly<Record<string, unknown>>;
    for (const [least, most] of pairs) {
      const [from, to] = [given[least], given[most]];
      if (typeof from !== 'number' || typeof to !== 'number' || from <= to) continue;
      context.addIssue({ code: 'too_big', origin: 'number', maximum: to, input: from, path: [least] });
    }
  });
}

/** `true` / `false` as a query string carries them. */
export const queryBoolean = z.preprocess((value) => {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return value;
}, z.boolean());

/** A web address a browser may follow: http or https only, so no `javascript:` can be stored. */
export const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500);
