import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { radius } from '../../../../design-system/theme/tokens';
import { formatNumber } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
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
import { type Selected, selectedOf, type Selection } from '../../domain/selection';
import { useApplicationsText } from '../../messages/use-applications-text';
import { ColumnCard } from './ColumnCard';

export interface BoardColumnsProps {
  readonly columns: readonly BoardColumn[];
  readonly applications: readonly ShownApplication[];
  readonly counts: BoardCounts;
  readonly isBusy: boolean;
  readonly onOpen: (application: ShownApplication) => void;
  readonly onWish: OnWish;
  readonly selection: Selection;
  readonly onToggle: (row: Selected, isRange: boolean) => void;
}

/** One column per stage. A card is moved by its menu, or by dragging to a column that the server allows. */
export function BoardColumns(props: BoardColumnsProps) {
  const { columns, applications, counts, isBusy, onOpen, onWish, selection, onToggle } = props;
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
