import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { InterviewInput, JobApplicationsPage, OfferInput } from '@modules/applications/http/applications.contract';
import type { MoveStageRequest } from '@modules/applications/http/stages.contract';
import type { PossibleInterviewers } from '@modules/applications/http/availability.contract';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { ApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { useJobWords } from '../../../lib/job-words';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { usePreloadOnInteraction } from '../../../lib/use-preload-on-interaction';
import type { ApplicationWithHistory } from '../api/get-application';
import { Applicants } from '../components/Board/Applicants';
import { ListTools } from '../components/Board/ListTools';
import { useListKeys } from '../components/Board/use-list-keys';
import { BulkBar } from '../components/Bulk/BulkBar';
import { BulkOutcome } from '../components/Bulk/BulkOutcome';
import { SelectAll } from '../components/Bulk/SelectAll';
import { useSelection } from '../components/Bulk/use-selection';
import type { ListData } from '../../../lib/list-data';
import { JustRejected } from '../components/Undo/JustRejected';
import { useRegionFocus } from '../../../design-system/RegionFocus/use-region-focus';
import {
  type BoardAddress,
  type BoardCounts,
  boardTabs,
  boardViews,
  countOf,
  statusesOf,
  type TeamStage,
} from '../domain/board';
import type { ShownApplication } from '../domain/received';
import type { Refusal } from '../domain/refusal';
import { selectedOf } from '../domain/selection';
import { useApplicationsText } from '../messages/use-applications-text';
import { type BulkActs, useBulk } from './use-bulk';
import { useApplicationActions } from './use-application-actions';

const loadDialogs = () => import('./BoardDialogs');
const BoardDialogs = lazy(async () => ({ default: (await loadDialogs()).BoardDialogs }));

export interface Board extends ListData<ShownApplication> {
  readonly counts: BoardCounts;
  readonly job: JobApplicationsPage['job'];
  /** The team's own stages; empty without any. */
  readonly stages: readonly TeamStage[];
}

/** All throw the errors of the API client. */
export interface BoardActs {
  readonly onReview: (id: string) => Promise<unknown>;
  /** Resolves to the application with the time to undo. */
  readonly onReject: (id: string, refusal: Refusal) => Promise<ShownApplication>;
  readonly onUndo: (id: string) => Promise<unknown>;
  readonly onInterview: (id: string, interview: InterviewInput) => Promise<unknown>;
  readonly onMoveInterview: (id: string, interviewId: string, interview: InterviewInput) => Promise<unknown>;
  readonly onCancelInterview: (id: string, interviewId: string) => Promise<unknown>;
  readonly onOffer: (id: string, offer: OfferInput) => Promise<unknown>;
  readonly onWithdrawOffer: (id: string) => Promise<unknown>;
  readonly onAccept: (id: string) => Promise<unknown>;
  /** Resolves to the application where it is now. */
  readonly onMove: (id: string, move: MoveStageRequest) => Promise<ShownApplication>;
  /** Begins a blind review of the reader's own. */
  readonly onReviewBlind?: (id: string) => Promise<unknown>;
}

export interface JobApplicationsViewProps extends BoardActs, BulkActs {
  readonly jobId: string;
  /** Team members who can take part in interviews; empty by default. */
  readonly team?: PossibleInterviewers['interviewers'];
  readonly board: BoardAddress;
  readonly onBoard: (board: BoardAddress) => void;
  readonly applications: Loadable<Board>;
  /** The open application with its history, or null. */
  readonly opened: Loadable<ApplicationWithHistory> | null;
  /** Credits that can be spent; undefined while loading. */
  readonly available: number | undefined;
  /** Address to return to after buying credits. */
  readonly returnTo: string;
  readonly ownZone: string;
  readonly tools: MessageTools;
  /** A hiring manager or a reviewer: they compare people, but change nothing for many at once and export nothing. */
  readonly isNarrowSeat?: boolean;
  readonly renderProfile: (application: ApplicationWithHistory) => ReactNode;
  /** The star of shortlists, on each card. Belongs to another feature. */
  readonly renderStar?: (application: ShownApplication) => ReactNode;
  /** The button that shares selected applicants by a link. Belongs to another feature. */
  readonly renderShare?: (people: readonly { readonly id: string; readonly name: string }[]) => ReactNode;
  readonly renderReviews?: (application: ApplicationWithHistory) => ReactNode;
  readonly renderNotes?: (application: ApplicationWithHistory) => ReactNode;
  readonly renderBlindReview?: (application: ApplicationWithHistory) => ReactNode;
}

/** Applicants of one posting, and every action of the company. */
export function JobApplicationsView(props: JobApplicationsViewProps) {
  const {
    jobId,
    board,
    onBoard,
    applications,
    opened,
    available,
    returnTo,
    ownZone,
    team = [],
    isNarrowSeat = false,
  } = props;
  const text = useApplicationsText();
  const words = useJobWords();
  const { ref: region, toRegion } = useRegionFocus();
  const actions = useApplicationActions(props, toRegion);
  const { sending, failed } = actions;
  const ready = applications.status === 'ready' ? applications.data : null;
  const rows = ready?.items ?? [];
  const stages = ready?.stages ?? [];
  const selected = useSelection(`${jobId} ${board.tab} ${board.words} ${board.stage ?? ''}`, rows.map(selectedOf));
  const bulk = useBulk(props, selected, toRegion);
  const [isHelping, setHelping] = useState(false);
  const isLoading = applications.status === 'loading';
  const open = (id: string | null): void => onBoard({ ...board, open: id });
  const onKeyDown = useListKeys({
    ids: rows.map(({ id }) => id),
    open: board.open,
    onOpen: open,
    onSelect: (id, isRange) => {
      const row = rows.find((each) => each.id === id);
      if (row) selected.onToggle(selectedOf(row), isRange);
    },
    onHelp: () => setHelping(true),
  });
  usePreloadOnInteraction(loadDialogs);
  const isDialogOpen = board.open !== null || isHelping || actions.asked !== null || bulk.declining !== null;
  // Kept when they close, so that closing is animated.
  const [wasDialogOpened, setWasDialogOpened] = useState(isDialogOpen);
  if (isDialogOpen && !wasDialogOpened) setWasDialogOpened(true);
  const isInSight = (id: string): boolean => board.open === id || rows.some((row) => row.id === id);
  return (
    <Page width={board.view === 'columns' ? 'wide' : 'default'}>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: text('board.breadcrumb'), href: paths.ownJobs }, { label: text('board.title') }]}
          />
        }
        title={text('board.title')}
        // Reserve the height of the text, so that the content below does not jump.
        {...((isLoading || ready !== null) && {
          lead: (
            <Box component="span" sx={{ display: 'block', minHeight: { xs: '3em', lg: 0 } }}>
              {ready === null ? <Skeleton width="24ch" /> : [ready.job.title, words.line(ready.job)].join(' · ')}
            </Box>
          ),
        })}
        {...((isLoading || ready !== null) && {
          actions: (
            <>
              <Button href={paths.stages(jobId)}>{text('board.stages')}</Button>
              {!isNarrowSeat && <Button href={paths.editJob(jobId)}>{text('board.editJob')}</Button>}
            </>
          ),
        })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, justifyContent: 'space-between' }}>
        <SegmentedFilter
          label={text('board.filter')}
          options={boardTabs.map((value) => ({
            value,
            label: text(`board.tab.${value}`),
            count: ready === null ? undefined : countOf(ready.counts, statusesOf[value]),
          }))}
          value={board.tab}
          onChange={(tab) => onBoard({ ...board, tab })}
        />
        <SegmentedFilter
          label={text('board.view')}
          options={boardViews.map((value) => ({ value, label: text(`board.view.${value}`) }))}
          value={board.view}
          onChange={(view) => onBoard({ ...board, view })}
        />
      </Box>
      <ListTools
        board={board}
        onBoard={onBoard}
        isExporting={bulk.sending === 'export'}
        onExport={isNarrowSeat ? undefined : bulk.download}
        onHelp={() => setHelping(true)}
        stages={stages}
      />
      <BulkOutcome
        undo={bulk.undo}
        notDone={bulk.notDone}
        failed={bulk.failed}
        isBusy={bulk.sending === 'undo'}
        onUndo={bulk.takeBack}
        onDismiss={bulk.dismiss}
      />
      <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'contents' } }}>
        {actions.rejected.map(({ application, ends, toldAt }) => (
          <JustRejected
            key={application.id}
            name={application.user.full_name}
            ends={ends}
            toldAt={toldAt}
            isBusy={sending?.id === application.id}
            onUndo={() => actions.action(application, { kind: 'UNDO_REJECTED' })}
          />
        ))}
      </Box>
      {failed !== null && !isInSight(failed.id) && (
        <Box role="alert">
          <Notice tone="warning" title={failed.title} onClose={actions.dismiss}>
            {failed.sentence}
          </Notice>
        </Box>
      )}
      <Box
        ref={region}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        sx={{ display: 'grid', gap: 3, minWidth: 0, outline: 'none' }}
      >
        {ready === null ? (
          <NotReady applications={applications} />
        ) : (
          <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
            {!isNarrowSeat && (
              <SelectAll
                selected={selected.selection.size}
                total={ready.total}
                disabled={bulk.sending !== null}
                onSelectAll={bulk.selectEverybody}
                onClear={selected.clear}
              />
            )}
            <Applicants
              board={board}
              applications={ready}
              available={available}
              returnTo={returnTo}
              sending={sending}
              failed={failed}
              onOpen={open}
              onAction={actions.action}
              selection={selected.selection}
              onToggle={selected.onToggle}
              renderStar={isNarrowSeat ? undefined : props.renderStar}
            />
          </Box>
        )}
        <BulkBar
          selection={selected.selection}
          isComparisonOnly={isNarrowSeat}
          total={ready?.total ?? 0}
          sending={bulk.sending === 'undo' || bulk.sending === 'export' ? null : bulk.sending}
          onAct={bulk.act}
          stages={stages}
          onMove={bulk.moveTo}
          onSelectAll={bulk.selectEverybody}
          onClear={selected.clear}
          comparisonOf={(ids) => paths.compare(jobId, ids.join(','))}
          share={props.renderShare?.(
            (ready?.items ?? [])
              .filter(({ id }) => selected.selection.has(id))
              .map(({ user }) => ({ id: user.id, name: user.full_name })),
          )}
        />
      </Box>
      {wasDialogOpened && (
        <Suspense fallback={null}>
          <BoardDialogs
            openId={board.open}
            opened={opened}
            onClosePanel={() => open(null)}
            onPanelKeyDown={onKeyDown}
            isHelping={isHelping}
            onCloseHelp={() => setHelping(false)}
            actions={actions}
            bulk={bulk}
            tools={props.tools}
            team={team}
            available={available}
            returnTo={returnTo}
            ownZone={ownZone}
            stages={stages}
            renderProfile={props.renderProfile}
            renderReviews={props.renderReviews}
            renderNotes={props.renderNotes}
            renderBlindReview={props.renderBlindReview}
            onReviewBlind={props.onReviewBlind}
          />
        </Suspense>
      )}
    </Page>
  );
}

function NotReady({ applications }: Pick<JobApplicationsViewProps, 'applications'>) {
  const text = useApplicationsText();
  const errorText = useErrorText();
  if (applications.status !== 'failed') return <CardSkeleton count={3} min={1000} label={text('board.loading')} />;
  const back = <Button href={paths.ownJobs}>{text('board.back')}</Button>;
  const isGone = applications.error instanceof ApiError && [400, 404].includes(applications.error.status);
  return isGone ? (
    <EmptyState title={text('board.goneTitle')} sentence={text('board.gone')} action={back} />
  ) : (
    <ErrorState
      what={text('board.loadFailed')}
      toDo={errorText(applications.error)}
      onRetry={applications.retry}
      action={back}
    />
  );
}
