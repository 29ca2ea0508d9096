import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { useUiText } from '../messages/use-ui-text';
import { icon, radius } from '../theme/tokens';

export interface ErrorStateProps {
  /** The problem, in one sentence. */
  what: ReactNode;
  /** The reader's next step. A general sentence by default. */
  toDo?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  requestId?: string | null | undefined;
  level?: 1 | 2 | 3;
  /** Another action, such as a link home. */
  action?: ReactNode;
}

/** Replaces content that failed to load. It is a live region, because it appears after an action of the reader. */
export function ErrorState({ what, toDo, onRetry, retrying = false, requestId, level = 2, action }: ErrorStateProps) {
  const text = useUiText();
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
        p: { xs: 3, sm: 4 },
        borderRadius: `${radius.card}px`,
        border: 1,
        borderColor: 'line.main',
        bgcolor: 'background.paper',
      }}
    >
      <Box component="span" sx={{ color: 'error.main', display: 'flex', pt: 0.25 }}>
        <CircleAlert size={icon.large} aria-hidden />
      </Box>
      <Box sx={{ maxWidth: '56ch', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
        <Typography component={`h${level}`} variant={level === 1 ? 'h2' : 'h4'}>
          {what}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{toDo ?? text('error.toDo')}</Typography>
        {(onRetry !== undefined || action !== undefined) && (
          <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {onRetry && (
              <Button onClick={onRetry} loading={retrying}>
                {text('retry')}
              </Button>
            )}
            {action}
          </Box>
        )}
        {requestId !== null && requestId !== undefined && (
          <Typography variant="caption" sx={{ color: 'text.faint', overflowWrap: 'anywhere' }}>
            {text('error.requestId', { id: requestId })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
