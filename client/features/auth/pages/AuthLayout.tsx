import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Page } from '../../../design-system/Page/Page';
import { Welcome } from '../components/Welcome/Welcome';

export interface AuthLayoutProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Promise on one side, form on the other; on a phone the form comes first. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <Page width="default">
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, lg: 9 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 460px)' },
          justifyItems: { xs: 'center', lg: 'stretch' },
          alignItems: 'start',
          py: { xs: 2, lg: 4 },
        }}
      >
        <Paper
          component="section"
          sx={{ order: { xs: 0, lg: 1 }, width: '100%', maxWidth: 480, display: 'grid', gap: 3, p: { xs: 2, sm: 4 } }}
        >
          <Box>
            <Typography variant="h1">{title}</Typography>
            <Typography color="text.secondary">{lead}</Typography>
          </Box>
          {children}
        </Paper>
        <Welcome />
      </Box>
    </Page>
  );
}
