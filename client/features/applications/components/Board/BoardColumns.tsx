import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { radius } from '../../../../design-system/theme/tokens';
import { formatAge, formatNumber } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { offeredActions, type OnWish } from '../../domain/asked';
import {
  type BoardColumn,
  type BoardCounts,
  columnActions,
  columnStatuses,
  countOf,
  stageOf,
} from '../../domain/board';
import type { ShownApplication } from '../../domain/received';
import { useApplicationsText } from '../../messages/use-applications-text';
import { StatusBadge } from '../StatusBadge';
import { MoveMenu } from './MoveMenu';

export interface BoardColumnsProps {
  readonly columns: readonly BoardColumn[];
  readonly applications: readonly ShownApplication[];
  readonly counts: BoardCounts;
  readonly isBusy: boolean;
  readonly onOpen: (application: ShownApplication) => void;
  readonly onWish: OnWish;
}

/** One column per stage. A card is moved by its menu, or by dragging to a column that the server allows. */
export function BoardColumns({ columns, applications, counts, isBusy, onOpen, onWish }: BoardColumnsProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const [dragged, setDragged] = useState<ShownApplication | null>(null);
  const wishFor = (column: BoardColumn) => {
    const kind = columnActions[column];
    return dragged === null ? undefined : offeredActions(dragged.allowed_actions).find((action) => action === kind);
  };
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={text('board.columns')}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        overflowX: 'auto',
        pb: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns.length}, minmax(200px, 1fr))` },
      }}
    >
      {columns.map((column) => {
        const rows = applications.filter((row) => columnStatuses[column].includes(stageOf(row)));
        const count = countOf(counts, columnStatuses[column]);
        const wish = wishFor(column);
        return (
          <Box
            component="section"
            key={column}
            aria-label={text('board.column', { name: text(`board.column.${column}`), count })}
            onDragOver={(event: DragEvent) => {
              if (wish !== undefined) event.preventDefault();
            }}
            onDrop={(event: DragEvent) => {
              event.preventDefault();
              if (dragged !== null && wish !== undefined) onWish(dragged, { kind: wish });
              setDragged(null);
            }}
            sx={{
              display: 'grid',
              gap: 1,
              p: 1.5,
              borderRadius: `${radius.card}px`,
              bgcolor: 'background.sunken',
              outline: wish === undefined ? 'none' : '2px dashed',
              outlineColor: 'accent.text',
            }}
          >
            <Typography component="h2" variant="h4">
              {`${text(`board.column.${column}`)} · ${formatNumber(count, language)}`}
            </Typography>
            {rows.length === 0 ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text(count === 0 ? 'board.nobody' : 'board.further')}
              </Typography>
            ) : (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
                {rows.map((row) => (
                  <ColumnCard
                    key={row.id}
                    application={row}
                    isBusy={isBusy}
                    onOpen={() => onOpen(row)}
                    onWish={onWish}
                    onDrag={setDragged}
                  />
                ))}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

interface ColumnCardProps {
  readonly application: ShownApplication;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onWish: OnWish;
  readonly onDrag: (application: ShownApplication | null) => void;
}

function ColumnCard({ application, isBusy, onOpen, onWish, onDrag }: ColumnCardProps) {
  const shared = useSharedText();
  const language = useLanguage();
  const { user, match_score: score, applied_at: appliedAt, status } = application;
  return (
    <Box
      component="li"
      draggable={!isBusy && application.allowed_actions.length > 0}
      onDragStart={() => onDrag(application)}
      onDragEnd={() => onDrag(null)}
      sx={{
        display: 'grid',
        gap: 1,
        justifyItems: 'start',
        p: 1.5,
        minWidth: 0,
        border: 1,
        borderColor: 'line.main',
        borderRadius: `${radius.control}px`,
        bgcolor: 'background.paper',
        cursor: application.allowed_actions.length > 0 ? 'grab' : undefined,
      }}
    >
      <ButtonBase
        onClick={onOpen}
        aria-haspopup="dialog"
        sx={{
          typography: 'body1',
          fontWeight: 'bold',
          textAlign: 'start',
          overflowWrap: 'anywhere',
          minHeight: 32,
          borderRadius: '4px',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {user.full_name}
      </ButtonBase>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[score !== null && shared('match.percent', { score }), formatAge(appliedAt, language)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {(status === 'ACCEPTED' || status === 'REJECTED' || application.closed_reason !== null) && (
        <StatusBadge application={application} />
      )}
      <MoveMenu application={application} isBusy={isBusy} onWish={onWish} />
    </Box>
  );
}
