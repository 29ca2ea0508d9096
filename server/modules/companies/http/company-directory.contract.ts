import { z } from 'zod';
import { id, trimmedText } from '../../../platform/contract/fields.contract.js';
import { companySizes, MAX_COUNTED } from './companies.contract.js';

const ID_LENGTH = 36;

/** End of a page of the directory: id and name of its last company, `0190…dead.Aciers Roux`, as in `next`. */
const cursor = z
  .string()
  .max(1_000)
  .transform((text) => ({ id: text.slice(0, ID_LENGTH), name: text.slice(ID_LENGTH + 1) }))
  .pipe(z.object({ id, name: trimmedText(1, 160) }));
export type DirectoryCursor = z.output<typeof cursor>;

export const cursorOf = ({ id, name }: DirectoryCursor): string => `${id}.${name}`;

const part = trimmedText(0, 200).optional();

export const companyDirectoryQuery = z.strictObject({
  /** Part of the name; like the other two, without regard to accents and case. */
  search: part,
  /** Part of the sector. */
  industry: part,
  /** Part of the place. */
  location: part,
  limit: z.coerce.number().int().min(1).max(100).default(24),
  after: cursor.optional(),
});
export type CompanyDirectoryQuery = z.output<typeof companyDirectoryQuery>;

export const listedCompany = z.object({
  id,
  name: z.string(),
  industry: z.string().nullable(),
  location: z.string().nullable(),
  size: z.enum(companySizes).nullable(),
  logo_url: z.string().nullable(),
  verified: z.boolean(),
  /** Open postings. */
  active_jobs: z.int().min(0),
});
export type ListedCompany = z.output<typeof listedCompany>;

export const companyDirectory = z.object({
  companies: z.array(listedCompany),
  total: z.int().min(0).max(MAX_COUNTED),
  /** Whether there are more than `total`. */
  has_more_than_total: z.boolean(),
  /** `after` of the next page; null on the last one. */
  next: z.string().nullable(),
});
export type CompanyDirectory = z.output<typeof companyDirectory>;
