import { companyVideo, type CreateCompanyVideoInput } from '@modules/companies/http/company-videos.contract';
import { api } from '../../../lib/backend';

export type NewEntry = Pick<
  CreateCompanyVideoInput,
  'company_id' | 'video_url' | 'title' | 'description' | 'video_category' | 'is_public'
>;

/** Adds an uploaded video to the end of the gallery. */
export async function addCompanyVideo(entry: NewEntry): Promise<void> {
  await api({ method: 'POST', path: '/api/company-videos', body: entry, answer: companyVideo });
}
