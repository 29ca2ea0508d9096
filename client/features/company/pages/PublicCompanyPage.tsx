import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ReportButton } from '../../../design-system/Report/ReportButton';
import { dataOf, loadable, moreErrorOf } from '../../../lib/loadable';
import { homePath, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { VideoSlot } from '../components/Watch/VideoSlot';
import { useCompanyText } from '../messages/use-company-text';
import { type CompanyTab, companyTabs, NoCompany, PublicCompanyView } from './PublicCompanyView';
import { useCompanyPage } from './use-company-page';

/** `/company/{id}` and `/companies/{id}`: the public page of a company. */
export function PublicCompanyPage() {
  const { companyId } = useParams();
  const back = useWayBack();
  return companyId === undefined ? <NoCompany back={back} /> : <OfCompany companyId={companyId} back={back} />;
}

/** Link for a page without content (decision C-47). */
function useWayBack(): string {
  const session = useSession();
  if (session.status !== 'signed-in') return paths.root;
  const { user_type: userType } = session.user;
  return userType === 'JOB_SEEKER' ? paths.jobs : homePath(userType);
}

function OfCompany({ companyId, back }: { readonly companyId: string; readonly back: string }) {
  const text = useCompanyText();
  const session = useSession();
  const { company, videos, positions: positionsRead } = useCompanyPage(companyId);
  const { data: pages, ...read } = positionsRead;
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  useDocumentTitle(dataOf(company)?.name ?? text('title'));
  const positions = useMemo(
    () => pages && { jobs: pages.pages.flatMap(({ jobs }) => jobs), total: pages.pages.at(-1)?.total ?? 0 },
    [pages],
  );
  // Only seekers have a page of a posting. A recruiter's own posting links to its editor, others have no link.
  const hrefOf = (jobId: string): string | null => {
    if (session.status !== 'signed-in' || session.user.user_type === 'JOB_SEEKER') return paths.job(jobId);
    return session.user.company?.id === companyId ? paths.editJob(jobId) : null;
  };
  const mayReport = session.status === 'signed-in' && session.user.company?.id !== companyId;
  const openTab = (tab: CompanyTab): void => {
    setSearch(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true });
  };
  return (
    <PublicCompanyView
      company={company}
      videos={videos}
      positions={loadable({ ...read, data: positions })}
      onMore={() => void read.fetchNextPage()}
      isLoadingMore={read.isFetchingNextPage}
      moreError={moreErrorOf(read)}
      hrefOf={hrefOf}
      back={back}
      report={mayReport && <ReportButton target="COMPANY" id={companyId} />}
      tab={companyTabs.find((tab) => tab === asked) ?? 'overview'}
      onTab={openTab}
      renderPlayer={(videoId, title) => <VideoSlot videoId={videoId} title={title} />}
    />
  );
}
