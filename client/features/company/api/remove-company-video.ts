import { companyVideoRemoved } from '@modules/companies/http/company-videos.contract';
import { api } from '../../../lib/backend';

/** Removes a video from the gallery, with its files. */
export async function removeCompanyVideo(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/company-videos/${id}`, answer: companyVideoRemoved });
}
