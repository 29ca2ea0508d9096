import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { radius } from '../../../../design-system/theme/tokens';
import { formatAge } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import type { OnAction } from '../../domain/asked';
import type { TeamStage } from '../../domain/board';
import type { ShownApplication } from '../../domain/received';
import { useApplicationsText } from '../../messages/use-applications-text';
import { OverLimit } from '../OverLimit';
import { SelectBox } from '../Bulk/SelectBox';
import { StatusBadge } from '../StatusBadge';
import { focusable } from './focusable';
import { MoveMenu } from './MoveMenu';
import { CARD } from './use-list-keys';

export interface ColumnCardProps {
  readonly application: ShownApplication;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onAction: OnAction;
  /** The team's own stages; empty without any. */
  readonly stages: readonly TeamStage[];
  readonly onDrag: (application: ShownApplication | null) => void;
  readonly isSelected: boolean;
  readonly onToggle: (isRange: boolean) => void;
}

/** An application in a column: opened by its name, moved by its menu or by dragging. */
export function ColumnCard(props: ColumnCardProps) {
  const { application, isBusy, onOpen, onAction, stages, onDrag, isSelected, onToggle } = props;
  const shared = useSharedText();
  const text = useApplicationsText();
  const language = useLanguage();
  const isMovable = application.allowed_actions.length + (stages.length > 0 ? application.stage.moves.length : 0) > 0;
  const { user, match_score: score, applied_at: appliedAt, status } = application;
  return (
    <Box
      component="li"
      tabIndex={-1}
      {...{ [CARD]: application.id }}
      draggable={!isBusy && isMovable}
      onDragStart={() => onDrag(application)}
      onDragEnd={() => onDrag(null)}
      sx={{
        ...focusable,
        display: 'grid',
        gap: 1,
        justifyItems: 'start',
        p: 1.5,
        border: 1,
        borderColor: isSelected ? 'line.strong' : 'line.main',
        borderRadius: `${radius.control}px`,
        bgcolor: 'background.paper',
        cursor: isMovable ? 'grab' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', ml: -1, mt: -0.75, minWidth: 0 }}>
        <SelectBox name={user.full_name} isSelected={isSelected} onToggle={onToggle} />
        <ButtonBase
          onClick={onOpen}
          aria-haspopup="dialog"
          sx={{
            typography: 'body1',
            fontWeight: 'bold',
            textAlign: 'start',
            overflowWrap: 'anywhere',
            minHeight: 44,
            borderRadius: '4px',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {user.full_name}
        </ButtonBase>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[score !== null && shared('match.percent', { score }), formatAge(appliedAt, language)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('board.inStage', { age: formatAge(application.stage.since, language) })}
      </Typography>
      <OverLimit application={application} />
      {(status === 'ACCEPTED' || status === 'REJECTED' || application.closed_reason !== null) && (
        <StatusBadge application={application} />
      )}
      <MoveMenu application={application} isBusy={isBusy} onAction={onAction} stages={stages} />
    </Box>
  );
}
