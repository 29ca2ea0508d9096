import type { Company } from '@modules/companies/http/companies.contract';

/** Public data of companies, for stories and specs. */
export const montBlanc: Company = {
  id: '0199f0c2-0000-7000-8000-00000000c001',
  name: 'Hôpital Mont-Blanc',
  description: null,
  industry: 'Santé',
  size: '1000+',
  website: null,
  location: 'Montréal, QC',
  logo_url: null,
  founded: null,
  employees: null,
  video_url: null,
  culture: [],
  benefits: [],
  verified: true,
  resembles: null,
  response_rate: null,
  created_at: '2026-10-01T12:00:00.000Z',
  updated_at: '2026-10-01T12:00:00.000Z',
};
