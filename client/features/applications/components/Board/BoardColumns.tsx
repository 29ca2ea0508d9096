import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { radius } from '../../../../design-system/theme/tokens';
import { formatNumber } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { offeredActions, type OnAction, type RecruiterAction, wishFor } from '../../domain/asked';
import {
  type BoardColumn,
  type BoardCounts,
  columnActions,
  columnStatuses,
  countOf,
  stageOf,
  type TeamStage,
} from '../../domain/board';
import type { ShownApplication } from '../../domain/received';
import { type Selected, selectedOf, type Selection } from '../../domain/selection';
import { useApplicationsText } from '../../messages/use-applications-text';
import { ColumnCard } from './ColumnCard';

export interface BoardColumnsProps {
  readonly columns: readonly BoardColumn[];
  /** The team's own stages, which are the columns then; empty without any. */
  readonly stages: readonly TeamStage[];
  readonly applications: readonly ShownApplication[];
  readonly counts: BoardCounts;
  readonly isBusy: boolean;
  readonly onOpen: (application: ShownApplication) => void;
  readonly onAction: OnAction;
  readonly selection: Selection;
  readonly onToggle: (row: Selected, isRange: boolean) => void;
}

interface Column {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly rows: readonly ShownApplication[];
  /** The action that dropping the card here asks for; undefined if it cannot be dropped. */
  readonly wishFor: (card: ShownApplication) => RecruiterAction | undefined;
}

/** One column per stage. A card is moved by its menu, or by dragging to a column that the server allows. */
export function BoardColumns(props: BoardColumnsProps) {
  const { columns, stages, applications, counts, isBusy, onOpen, onAction, selection, onToggle } = props;
  const text = useApplicationsText();
  const language = useLanguage();
  const [dragged, setDragged] = useState<ShownApplication | null>(null);
  const shown: readonly Column[] =
    stages.length > 0
      ? stages.map((stage) => ({
          key: stage.id,
          name: stage.name[language],
          count: stage.count,
          rows: applications.filter((row) => row.stage.id === stage.id),
          wishFor: (card) => (card.stage.moves.includes(stage.id) ? wishFor(card, stage) : undefined),
        }))
      : columns.map((column) => ({
          key: column,
          name: text(`board.column.${column}`),
          count: countOf(counts, columnStatuses[column]),
          rows: applications.filter((row) => columnStatuses[column].includes(stageOf(row))),
          wishFor: (card) => {
            const kind = offeredActions(card.allowed_actions).find((action) => action === columnActions[column]);
            return kind && { kind };
          },
        }));
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
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${shown.length}, minmax(200px, 1fr))` },
      }}
    >
      {shown.map(({ key, name, count, rows, wishFor: wishOf }) => {
        const chosen = dragged === null ? undefined : wishOf(dragged);
        return (
          <Box
            component="section"
            key={key}
            aria-label={text('board.column', { name, count })}
            onDragOver={(event: DragEvent) => {
              if (chosen !== undefined) event.preventDefault();
            }}
            onDrop={(event: DragEvent) => {
              event.preventDefault();
              if (dragged !== null && chosen !== undefined) onAction(dragged, chosen);
              setDragged(null);
            }}
            sx={{
              display: 'grid',
              gap: 1,
              p: 1.5,
              borderRadius: `${radius.card}px`,
              bgcolor: 'background.sunken',
              outline: chosen === undefined ? 'none' : '2px dashed',
              outlineColor: 'accent.text',
            }}
          >
            <Typography component="h2" variant="h4">
              {`${name} · ${formatNumber(count, language)}`}
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
                    onAction={onAction}
                    stages={stages}
                    onDrag={setDragged}
                    isSelected={selection.has(row.id)}
                    onToggle={(isRange) => onToggle(selectedOf(row), isRange)}
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
