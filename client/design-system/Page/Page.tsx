import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { layout } from '../theme/tokens';

export interface PageProps {
  children: ReactNode;
  /** `narrow` for forms, `reading` for texts, `default` for most pages, `wide` with a column of filters. */
  width?: 'narrow' | 'reading' | 'default' | 'wide';
}

const widths = { narrow: layout.narrow, reading: layout.reading, default: layout.standard, wide: layout.wide };

/** Content of a page: centred, with side padding and 24 px between its parts. */
export function Page({ children, width = 'default' }: PageProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        width: '100%',
        maxWidth: (theme) => `calc(${widths[width]}px + ${theme.spacing(8)})`,
        mx: 'auto',
        px: { xs: 2, sm: 3, lg: 4 },
        pt: { xs: 3, md: 4 },
        pb: { xs: 6, md: 9 },
      }}
    >
      {children}
    </Box>
  );
}
