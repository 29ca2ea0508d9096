import { useCompany } from '../api/get-company';
import { useCompanyVideos } from '../api/list-company-videos';
import { usePositions } from '../api/list-positions';

/** Everything that the public page of a company reads. */
export function useCompanyPage(companyId: string) {
  return {
    company: useCompany(companyId),
    videos: useCompanyVideos(companyId),
    positions: usePositions(companyId),
  };
}
