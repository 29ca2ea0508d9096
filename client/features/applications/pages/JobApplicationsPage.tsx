import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { useCreditBalance } from '../../../lib/credits/use-credit-balance';
import { dataOf, loadable, moreErrorOf } from '../../../lib/loadable';
import { useMessageTools } from '../../../lib/message-templates/use-message-tools';
import { useCurrentUser } from '../../../lib/session/use-session';
import { isNarrowSeat } from '../../../lib/paths';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { decideMany, downloadApplicants, selectAll, undoMany } from '../api/bulk-applications';
import { beginBlindReview } from '../api/begin-blind-review';
import { changeInterview } from '../api/change-interview';
import { useInterviewers } from '../api/free-times';
import { acceptApplication, decideApplication, moveToStage } from '../api/decide-application';
import { type ApplicationWithHistory, useApplication } from '../api/get-application';
import { useJobApplications } from '../api/job-applications';
import { andReread } from '../api/reread';
import { countsOf } from '../domain/board';
import { zoneOfDevice } from '../domain/interview-time';
import type { ShownApplication } from '../domain/received';
import { useApplicationsText } from '../messages/use-applications-text';
import { JobApplicationsView } from './JobApplicationsView';
import { useBoardAddress } from './use-board-address';

export interface JobApplicationsPageProps {
  readonly renderProfile: (application: ApplicationWithHistory) => ReactNode;
  /** The star of shortlists, on each card. Belongs to another feature. */
  readonly renderStar: (application: ShownApplication) => ReactNode;
  readonly renderShare: (people: readonly { readonly id: string; readonly name: string }[]) => ReactNode;
  readonly renderReviews: (application: ApplicationWithHistory) => ReactNode;
  readonly renderNotes: (application: ApplicationWithHistory) => ReactNode;
  readonly renderBlindReview: (application: ApplicationWithHistory) => ReactNode;
}

/** `/recruiter/jobs/{jobId}/applications` */
export function JobApplicationsPage(props: JobApplicationsPageProps) {
  const { renderProfile, renderStar, renderShare, renderReviews, renderNotes, renderBlindReview } = props;
  const text = useApplicationsText();
  const client = useQueryClient();
  const { jobId = '' } = useParams();
  const { pathname, search } = useLocation();
  const { board, onBoard } = useBoardAddress();
  const { tab, sort, words, stage } = board;
  const filter = { tab, sort, words, stage };
  const read = useJobApplications(jobId, filter);
  const team = useInterviewers(jobId);
  const opened = useApplication(board.open);
  const { company } = useCurrentUser();
  const tools = useMessageTools(company?.id ?? '');
  const available = useCreditBalance().data?.available_balance;
  const last = read.data?.pages.at(-1);
  useDocumentTitle([last?.job.title, text('board.title')].filter(Boolean).join(' · '));

  // Reading an application marks it as opened, so the list is read again.
  const openedId = dataOf(opened)?.id;
  useEffect(() => {
    if (openedId !== undefined) void client.invalidateQueries({ queryKey: ['applications'], predicate: isBoard });
  }, [client, openedId]);

  const data = last && {
    items: read.data?.pages.flatMap(({ applications }) => applications) ?? [],
    total: last.total,
    counts: countsOf(last),
    job: last.job,
    stages: last.has_own_stages ? last.stages : [],
    isLoadingMore: read.isFetchingNextPage,
    moreError: moreErrorOf(read),
    onMore: () => void read.fetchNextPage(),
  };
  const reread = <T,>(change: () => Promise<T>): Promise<T> => andReread(client, change);
  return (
    <JobApplicationsView
      jobId={jobId}
      board={board}
      onBoard={onBoard}
      applications={read.isPlaceholderData ? { status: 'loading' } : loadable({ ...read, data })}
      opened={board.open === null ? null : opened}
      available={available}
      returnTo={pathname + search}
      ownZone={zoneOfDevice()}
      tools={tools}
      team={team}
      isNarrowSeat={isNarrowSeat(company?.role)}
      renderProfile={renderProfile}
      renderStar={renderStar}
      renderShare={renderShare}
      renderReviews={renderReviews}
      renderNotes={renderNotes}
      renderBlindReview={renderBlindReview}
      onReviewBlind={(id) => reread(() => beginBlindReview(id))}
      onReview={(id) => reread(() => decideApplication(id, { status: 'REVIEWED' }))}
      onReject={(id, refusal) => reread(() => decideApplication(id, { status: 'REJECTED', ...refusal }))}
      onUndo={(id) => reread(() => decideApplication(id, { status: 'UNDO_REJECTED' }))}
      onInterview={(id, interview) => reread(() => decideApplication(id, { status: 'INTERVIEW', interview }))}
      onMoveInterview={(id, interviewId, move) => reread(() => changeInterview(id, interviewId, { move }))}
      onCancelInterview={(id, interviewId) => reread(() => changeInterview(id, interviewId, { cancel: true }))}
      onOffer={(id, offer) => reread(() => decideApplication(id, { status: 'OFFERED', offer }))}
      onWithdrawOffer={(id) => reread(() => decideApplication(id, { withdraw_offer: true }))}
      onAccept={(id) => reread(() => acceptApplication(id))}
      onMove={(id, move) => reread(() => moveToStage(id, move))}
      onBulk={(request) => reread(() => decideMany(request))}
      onUndoBulk={(id) => reread(() => undoMany(id))}
      onSelectAll={() => selectAll(jobId, filter)}
      onExport={() => downloadApplicants(jobId, filter, text('list.fileName'))}
    />
  );
}

const isBoard = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[3] === 'job';
