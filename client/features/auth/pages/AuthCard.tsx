import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from '../../../design-system/Card/Card';
import { Page } from '../../../design-system/Page/Page';

export interface AuthCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** Page with a single task, such as recovering an account. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  return (
    <Page width="narrow">
      <Box sx={{ py: { md: 3 } }}>
        <Card as="section">
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Typography variant="h1">{title}</Typography>
              {lead !== undefined && <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>}
            </Box>
            {children}
          </Box>
        </Card>
      </Box>
    </Page>
  );
}
