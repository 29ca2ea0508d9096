import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from '../../../design-system/Card/Card';
import { Page } from '../../../design-system/Page/Page';
import { layout } from '../../../design-system/theme/tokens';
import { Welcome } from '../components/Welcome/Welcome';

export interface AuthLayoutProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Introduction beside the form; on a phone the form comes first. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <Page width="default">
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, lg: 9 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) minmax(0, ${layout.narrow}px)` },
          justifyItems: { xs: 'center', lg: 'stretch' },
          alignItems: 'start',
          py: { lg: 3 },
        }}
      >
        <Box sx={{ order: { xs: 0, lg: 1 }, width: '100%', maxWidth: layout.narrow }}>
          <Card as="section">
            <Box sx={{ display: 'grid', gap: 3 }}>
              <Box sx={{ display: 'grid', gap: 1 }}>
                <Typography variant="h1">{title}</Typography>
                <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>
              </Box>
              {children}
            </Box>
          </Card>
        </Box>
        <Box sx={{ width: '100%', maxWidth: { xs: layout.narrow, lg: 'none' } }}>
          <Welcome />
        </Box>
      </Box>
    </Page>
  );
}
