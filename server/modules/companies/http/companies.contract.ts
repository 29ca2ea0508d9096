import { z } from 'zod';
import { id, nullableText, timestamp, trimmedText, webAddress } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { responseRate } from './response-rate.contract.js';

/** Employee count ranges. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export type CompanySize = (typeof companySizes)[number];

/** A URL that a page may embed: http(s), or a path of this API (the answer of an upload). */
export const assetAddress = z.union([
  webAddress,
  z
    .string()
    .max(500)
    .regex(/^\/api\/[\w~-][\w~/-]*(?:\.\w{1,8})?$/),
]);

/** Makes a field nullable; blank text becomes null. */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullable());
}

// Lists may arrive as a JSON string (spec, Company entity). Invalid JSON is passed on, and the array schema refuses it.
function parsedList(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Short lines of text; blank lines are dropped. */
const lines = z.preprocess(
  parsedList,
  z
    .array(trimmedText(0, 200))
    .max(60)
    .transform((items) => items.filter((item) => item !== ''))
    .pipe(z.array(z.string()).max(30)),
);

const companyFields = {
  name: trimmedText(1, 160),
  description: nullableText(10_000).optional(),
  industry: nullableText(120).optional(),
  size: orNull(z.enum(companySizes)).optional(),
  website: orNull(webAddress).optional(),
  location: nullableText(160).optional(),
  logo_url: orNull(assetAddress).optional(),
  founded: nullableText(50).optional(),
  employees: nullableText(50).optional(),
  video_url: orNull(assetAddress).optional(),
  culture: lines.optional(),
  benefits: lines.optional(),
};

export const createCompanyInput = z.strictObject(companyFields);
export type CreateCompanyInput = z.output<typeof createCompanyInput>;

/** Absent fields stay as they are; null or blank clears. */
export const updateCompanyInput = z.strictObject({
  ...companyFields,
  name: companyFields.name.optional(),
  /** The `updated_at` that the change is based on: 409 once somebody else changed the page since. Absent: no check. */
  version: z.iso.datetime({ offset: true }).optional(),
});
export type UpdateCompanyInput = z.output<typeof updateCompanyInput>;

export const company = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.enum(companySizes).nullable(),
  website: z.string().nullable(),
  location: z.string().nullable(),
  logo_url: z.string().nullable(),
  founded: z.string().nullable(),
  employees: z.string().nullable(),
  video_url: z.string().nullable(),
  culture: z.array(z.string()),
  benefits: z.array(z.string()),
  /** An operator confirmed the current name and website domain. */
  verified: z.boolean(),
  /** A verified company with nearly the same name; null if there is none, or if this company is verified. */
  resembles: z.object({ id, name: z.string() }).nullable(),
  /** Calculated from past applications; null if there are too few. */
  response_rate: responseRate.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Company = z.output<typeof company>;

export const listCompaniesQuery = z.strictObject({
  ...pageFields,
  /** Part of the name; ignores accents and case. */
  search: trimmedText(0, 200).optional(),
});
export type ListCompaniesQuery = z.output<typeof listCompaniesQuery>;

/** Counts stop here, because counting everything is slow. The page then says "1,000 or more". */
export const MAX_COUNTED = 1_000;

export const companiesPage = pageOf('companies', company).extend({
  /** There are more than `total`, which is then 1,000. */
  has_more_than_total: z.literal(true).optional(),
});
export type CompaniesPage = z.output<typeof companiesPage>;

export const companyRemoved = z.object({ success: z.literal(true) });
