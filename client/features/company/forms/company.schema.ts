import { z } from 'zod';
import { type Company, companySizes } from '@modules/companies/http/companies.contract';
import { ApiError } from '../../../lib/api-error';

const MAX_LINES = 30;
const LONGEST_LINE = 200;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Error messages of this form's own rules. */
export interface CompanySentences {
  readonly tooManyLines: string;
  readonly lineTooLong: string;
}

/** Shape of the form; the server enforces the rules. Two fields are lists with one item per line. */
export function companySchema({ tooManyLines, lineTooLong }: CompanySentences) {
  const list = z
    .string()
    .max(10_000)
    .refine((text) => linesOf(text).length <= MAX_LINES, { error: tooManyLines })
    .refine((text) => linesOf(text).every((line) => line.length <= LONGEST_LINE), { error: lineTooLong });
  const webAddress = z.url({ protocol: /^https?$/ }).max(500);
  return z.object({
    logo_url: z.string(),
    name: z.string().trim().min(1).max(160),
    description: z.string().trim().max(10_000),
    industry: z.string().trim().max(120),
    size: z.union([z.enum(companySizes), z.literal('')]),
    founded: z.string().trim().max(50),
    employees: z.string().trim().max(50),
    location: z.string().trim().max(160),
    website: z.union([z.literal(''), webAddress]),
    // Also accepts the address of an earlier upload.
    video_url: z.union([z.literal(''), z.string().regex(/^\/api\/\S+$/), webAddress]),
    culture: list,
    benefits: list,
  });
}
export type CompanyValues = z.output<ReturnType<typeof companySchema>>;

export function companyValues(company: Company | null): CompanyValues {
  return {
    logo_url: company?.logo_url ?? '',
    name: company?.name ?? '',
    description: company?.description ?? '',
    industry: company?.industry ?? '',
    size: company?.size ?? '',
    founded: company?.founded ?? '',
    employees: company?.employees ?? '',
    location: company?.location ?? '',
    website: company?.website ?? '',
    video_url: company?.video_url ?? '',
    culture: (company?.culture ?? []).join('\n'),
    benefits: (company?.benefits ?? []).join('\n'),
  };
}

/** Returns a stored draft if it still has the form's shape. Its rules are checked on sending. */
export function typedCompany(kept: unknown): CompanyValues | null {
  const shape = z.object(
    Object.fromEntries(Object.keys(companyValues(null)).map((name) => [name, z.string()])) as Record<
      keyof CompanyValues,
      z.ZodString
    >,
  );
  const parsed = shape.safeParse(kept);
  return parsed.success ? (parsed.data as CompanyValues) : null;
}

export type CompanyBody = Partial<Omit<CompanyValues, 'culture' | 'benefits'>> & {
  readonly name: string;
  readonly culture?: readonly string[];
  readonly benefits?: readonly string[];
};

/** A new company contains only filled-in fields; for an existing one, a blank field clears the value. */
export function companyBody(values: CompanyValues, isNew: boolean): CompanyBody {
  const { name, culture, benefits, ...texts } = values;
  const lists = { culture: linesOf(culture), benefits: linesOf(benefits) };
  if (!isNew) return { name, ...texts, ...lists };
  const filled = Object.entries({ ...texts, ...lists }).filter(([, value]) => value.length > 0);
  return { name, ...Object.fromEntries(filled) };
}

/** Maps list items in errors of the server (`culture.3`) to the single field of this form. */
export function atTheirFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const details = error.details.map((detail) => ({ ...detail, path: detail.path.split('.')[0] ?? detail.path }));
  return new ApiError(error.status, error.code, error.message, details, error.requestId);
}
