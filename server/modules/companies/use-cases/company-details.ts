import type { CompanyDetails } from '../domain/company.entity.js';
import type { UpdateCompanyInput } from '../http/companies.contract.js';

/** Renames the API's fields to the entity's; undefined stays undefined. */
export function detailsOf(input: UpdateCompanyInput): CompanyDetails {
  const { logo_url: logoUrl, video_url: videoUrl, ...same } = input;
  return { ...same, logoUrl, videoUrl };
}
