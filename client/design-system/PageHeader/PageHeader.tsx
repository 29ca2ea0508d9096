import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** One sentence; may hold a link. */
  lead?: ReactNode;
  actions?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Beside the title: a badge. */
  aside?: ReactNode;
}

/** The only `h1` of a page, with its lead and actions. */
export function PageHeader({ title, lead, actions, breadcrumbs, aside }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {breadcrumbs}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'flex-end' }}>
        <Box sx={{ minWidth: 0, maxWidth: '68ch', flex: '1 1 320px' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
            <Typography variant="h1">{title}</Typography>
            {aside}
          </Box>
          {lead !== undefined && (
            <Typography component="p" sx={{ mt: 1, color: 'text.secondary' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
    </Box>
  );
}
