import type { Company, CompanySize } from '../http/companies.contract.js';

/** Columns of `company` (alias `c`) for its page. */
export const companyColumns = `c.id, c.name, c.description, c.industry, c.size, c.website, c.location, c.logo_url, c.founded,
  c.employees, c.video_url, c.culture, c.benefits, c.created_at, c.updated_at`;

/** Fields that `CompanyMarks` adds. */
type Marks = 'verified' | 'resembles' | 'response_rate';

/** The driver returns timestamps as PostgreSQL text. */
export interface CompanyRow extends Omit<Company, 'created_at' | 'updated_at' | 'size' | Marks> {
  size: CompanySize | null;
  created_at: string;
  updated_at: string;
}

/** The fields that are in the company's own row. */
export function companyOf(row: CompanyRow): Omit<Company, Marks> {
  return {
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
