import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens';
import { Arcs } from './Arcs';

export interface EmptyStateProps {
  /** Short reason why the list is empty. */
  title: ReactNode;
  sentence?: ReactNode;
  /** The one button that helps. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

export function EmptyState({ title, sentence, action, level = 2 }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        gap: { xs: 2, sm: 4 },
        p: { xs: 3, sm: 4 },
        borderRadius: `${radius.card}px`,
        border: '1px dashed',
        borderColor: 'line.main',
      }}
    >
      <Arcs />
      <Box sx={{ maxWidth: '56ch', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
        <Typography component={`h${level}`} variant={level === 1 ? 'h1' : 'h4'}>
          {title}
        </Typography>
        {sentence !== undefined && <Typography sx={{ color: 'text.secondary' }}>{sentence}</Typography>}
        {action !== undefined && <Box sx={{ mt: 1 }}>{action}</Box>}
      </Box>
    </Box>
  );
}
