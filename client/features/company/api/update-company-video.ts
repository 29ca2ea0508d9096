import { companyVideo, type UpdateCompanyVideoInput } from '@modules/companies/http/company-videos.contract';
import { api } from '../../../lib/backend';

/** Changes the details, visibility or position of a video. `order` alone moves it. */
export async function updateCompanyVideo(id: string, changes: UpdateCompanyVideoInput): Promise<void> {
  await api({ method: 'PUT', path: `/api/company-videos/${id}`, body: changes, answer: companyVideo });
}
