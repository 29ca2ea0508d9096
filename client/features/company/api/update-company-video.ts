import { companyVideo, type UpdateCompanyVideoInput } from '@modules/companies/http/company-videos.contract';
import { api } from '../../../lib/backend';

/** What is said of a video, who may see it, or its place: `order` alone moves it. */
export async function updateCompanyVideo(id: string, changes: UpdateCompanyVideoInput): Promise<void> {
  await api({ method: 'PUT', path: `/api/company-videos/${id}`, body: changes, answer: companyVideo });
}
