import { z } from 'zod';
import { type Company, companySizes } from '@modules/companies/http/companies.contract';

/** The form's shape; the rules are the server's. */
export const companySchema = z.object({
  name: z.string().trim().min(1).max(160),
  description: z.string().trim().max(10_000),
  industry: z.string().trim().max(120),
  size: z.union([z.enum(companySizes), z.literal('')]),
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
  location: z.string().trim().max(160),
});
export type CompanyValues = z.output<typeof companySchema>;

/** Blank clears a field on the server. */
export type CompanyBody = CompanyValues;

export function companyValues(company: Company | null): CompanyValues {
  return {
    name: company?.name ?? '',
    description: company?.description ?? '',
    industry: company?.industry ?? '',
    size: company?.size ?? '',
    website: company?.website ?? '',
    location: company?.location ?? '',
  };
}
