import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { EmptyState } from '../../../../design-system/EmptyState/EmptyState';
import { ShowMore } from '../../../../design-system/ShowMore/ShowMore';
import type { JobApplicationsPage } from '@modules/applications/http/applications.contract';
import type { ListData } from '../../../../lib/list-data';
import { paths } from '../../../../lib/paths';
import type { OnAction } from '../../domain/asked';
import { type BoardAddress, type BoardCounts, columnsOf, stagesOfTab, type TeamStage } from '../../domain/board';
import { isHidden, type ShownApplication } from '../../domain/received';
import { type Selected, selectedOf, type Selection } from '../../domain/selection';
import { useApplicationsText } from '../../messages/use-applications-text';
import { focusable } from './focusable';
import { CARD } from './use-list-keys';
import { ReceivedCard } from '../ReceivedCard/ReceivedCard';
import type { Acts, FailedAct } from '../use-acts';
import { BoardColumns } from './BoardColumns';

export interface ApplicantsProps {
  readonly board: BoardAddress;
  readonly applications: ListData<ShownApplication> & {
    readonly counts: BoardCounts;
    readonly job: JobApplicationsPage['job'];
    /** The team's own stages; empty without any. */
    readonly stages: readonly TeamStage[];
  };
  readonly available: number | undefined;
  readonly returnTo: string;
  readonly sending: Acts['sending'];
  readonly failed: FailedAct | null;
  readonly onOpen: (id: string) => void;
  readonly onAction: OnAction;
  readonly selection: Selection;
  readonly onToggle: (row: Selected, isRange: boolean) => void;
  /** The star of shortlists on a card of the list. */
  readonly renderStar?: ((application: ShownApplication) => ReactNode) | undefined;
}

/** Applications of a tab, as a list or in columns. */
export function Applicants(props: ApplicantsProps) {
  const { board, applications, available, returnTo, sending, failed, onOpen, onAction, selection, onToggle } = props;
  const text = useApplicationsText();
  const { items, total, counts, job, stages } = applications;
  if (items.length === 0 && board.words !== '') {
    return <EmptyState title={text('list.noneTitle')} sentence={text('list.none', { words: board.words })} />;
  }
  if (items.length === 0 && board.view === 'list') {
    const hasMatches = board.tab === 'all';
    return (
      <EmptyState
        title={text(`board.empty.${board.tab}Title`)}
        sentence={text(hasMatches ? 'board.empty.all' : 'board.empty.tab')}
        {...(hasMatches && { action: <Button href={paths.jobMatches(job.id)}>{text('board.matches')}</Button> })}
      />
    );
  }
  return (
    <>
      <OrderNote board={board} items={items} />
      {board.view === 'columns' ? (
        <BoardColumns
          columns={columnsOf(board.tab)}
          stages={stagesOfTab(stages, board.tab).filter(({ id }) => board.stage === null || board.stage === id)}
          applications={items}
          counts={counts}
          isBusy={sending !== null}
          onOpen={({ id }) => onOpen(id)}
          onAction={onAction}
          selection={selection}
          onToggle={onToggle}
        />
      ) : (
        <Box
          component="ul"
          aria-label={text(`board.tab.${board.tab}`)}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
        >
          {items.map((row) => (
            <Box component="li" key={row.id} tabIndex={-1} {...{ [CARD]: row.id }} sx={focusable}>
              <ReceivedCard
                application={row}
                available={available}
                returnTo={returnTo}
                sending={sending?.id === row.id ? sending.what : null}
                isBusy={sending !== null}
                failed={failed?.id === row.id ? failed : null}
                onOpen={() => onOpen(row.id)}
                onAction={onAction}
                stages={stages}
                star={props.renderStar?.(row)}
                isSelected={selection.has(row.id)}
                onSelect={(isRange) => onToggle(selectedOf(row), isRange)}
              />
            </Box>
          ))}
        </Box>
      )}
      {items.length < total && (
        <ShowMore
          shown={items.length}
          total={total}
          onMore={applications.onMore}
          loading={applications.isLoadingMore}
          error={applications.moreError}
        />
      )}
    </>
  );
}

/** Says why people are not where their figures would put them. */
function OrderNote({ board: { sort }, items }: { board: BoardAddress; items: readonly ShownApplication[] }) {
  const text = useApplicationsText();
  const isByFigure = sort !== 'NEWEST' && sort !== 'OLDEST';
  const notes = [
    sort === 'REVIEWS' && text('list.hint.REVIEWS'),
    isByFigure && items.some(isHidden) && text('list.hint.blind'),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
      {notes.join(' ')}
    </Typography>
  );
}
