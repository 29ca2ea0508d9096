import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type BulkAction, bulkActions, MAX_AT_ONCE } from '@modules/applications/http/bulk.contract';
import { MAX_COMPARED } from '@modules/applications/http/comparison.contract';
import { Button } from '../../../../design-system/Button/Button';
import { layout, radius } from '../../../../design-system/theme/tokens';
import type { TeamStage } from '../../domain/board';
import { allowing, movable, type Selection } from '../../domain/selection';
import { StageMenu } from '../Board/StageMenu';
import { useApplicationsText } from '../../messages/use-applications-text';

export interface BulkBarProps {
  readonly selection: Selection;
  /** For members who may not change many at once. */
  readonly isComparisonOnly?: boolean;
  /** How many the list has, also those that are not loaded. */
  readonly total: number;
  /** The action being sent, or `select` while everybody is being selected. */
  readonly sending: BulkAction | 'select' | null;
  readonly onAct: (action: BulkAction) => void;
  /** The team's own stages; empty without any. */
  readonly stages?: readonly TeamStage[];
  readonly onMove?: (stage: TeamStage) => void;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  /** Page that compares the selected ones. */
  readonly comparisonOf?: (ids: readonly string[]) => string;
  /** The button that shares them by a link. Belongs to another feature. */
  readonly share?: ReactNode;
}

/** The actions for the selected applications. Each button counts the applications that it applies to. */
export function BulkBar(props: BulkBarProps) {
  const { selection, total, sending, onAct, stages = [], onMove, onSelectAll, onClear, comparisonOf, share } = props;
  const { isComparisonOnly = false } = props;
  const text = useApplicationsText();
  if (selection.size === 0) return null;
  const most = Math.min(total, MAX_AT_ONCE);
  return (
    <Box
      component="section"
      aria-label={text('bulk.label')}
      sx={{
        position: 'sticky',
        bottom: { xs: `calc(${layout.bottomBar}px + env(safe-area-inset-bottom) + 8px)`, md: '16px' },
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        border: 1,
        borderColor: 'line.strong',
        borderRadius: `${radius.card}px`,
        bgcolor: 'background.raised',
        boxShadow: (theme) => theme.vars.palette.elevation.overlay,
      }}
    >
      <Typography role="status" sx={{ fontWeight: 'bold', mr: 1 }}>
        {text('bulk.count', { count: selection.size })}
      </Typography>
      {(isComparisonOnly ? [] : bulkActions).map((action) => {
        const count = allowing(selection, action).length;
        return (
          <Button
            key={action}
            variant={action === 'REJECTED' ? 'danger' : 'secondary'}
            disabled={count === 0 || (sending !== null && sending !== action)}
            loading={sending === action}
            onClick={() => onAct(action)}
            {...(action === 'REJECTED' && { 'aria-haspopup': 'dialog' as const })}
          >
            {text(`bulk.${action}`, { number: count })}
          </Button>
        );
      })}
      {onMove !== undefined && !isComparisonOnly && (
        <StageMenu
          stages={stages.filter(({ id }) => movable(selection, id).length > 0)}
          loading={sending === 'STAGE'}
          disabled={sending !== null && sending !== 'STAGE'}
          onChoose={onMove}
        >
          {text('bulk.moveTo')}
        </StageMenu>
      )}
      {comparisonOf !== undefined && selection.size > 1 && selection.size <= MAX_COMPARED && (
        <Button href={comparisonOf([...selection.keys()])}>{text('bulk.compare')}</Button>
      )}
      {!isComparisonOnly && share}
      <Box sx={{ flexGrow: 1 }} />
      {selection.size < most && !isComparisonOnly && (
        <Button variant="text" loading={sending === 'select'} disabled={sending !== null} onClick={onSelectAll}>
          {text(total > MAX_AT_ONCE ? 'bulk.selectFirst' : 'bulk.selectAll', { number: most })}
        </Button>
      )}
      <Button variant="text" disabled={sending !== null} onClick={onClear}>
        {text('bulk.clear')}
      </Button>
    </Box>
  );
}
