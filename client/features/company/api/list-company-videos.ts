import { companyVideos, type CompanyVideosAnswer } from '@modules/companies/http/company-videos.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';
import { isUnderWay } from '../domain/gallery';

/** Often enough for a moving progress bar, without loading the server. */
const ASK_EVERY_MS = 2_000;

/** A company's gallery in order. Read again while one of its videos is being processed. */
export function useCompanyVideos(companyId: string): Loadable<CompanyVideosAnswer> {
  const read = (signal: AbortSignal): Promise<CompanyVideosAnswer> =>
    api({ path: `/api/company-videos/company/${companyId}`, answer: companyVideos, signal });
  const once = useRead('company-videos', ['of', companyId], read);
  const underWay = once.data?.videos.some(isUnderWay) === true;
  return loadable(
    useRead('company-videos', ['of', companyId], read, underWay ? { refetchInterval: ASK_EVERY_MS } : {}),
  );
}
