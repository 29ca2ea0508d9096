import type { CompanyDetails } from '../domain/company.entity.js';
import type { UpdateCompanyInput } from '../http/companies.contract.js';

/** Maps the request's names to the entity's; absent fields stay absent. */
export function detailsOf(input: Omit<UpdateCompanyInput, 'version'>): CompanyDetails {
  const { logo_url: logoUrl, video_url: videoUrl, ...same } = input;
  return { ...same, logoUrl, videoUrl };
}
