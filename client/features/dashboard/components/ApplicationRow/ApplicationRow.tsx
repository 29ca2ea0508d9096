import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RouterLink } from '../../../../design-system/TextLink/RouterLink';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';

export interface ApplicationRowProps {
  readonly href: string;
  readonly title: string;
  readonly line: string;
  readonly status: string;
}

/** An application in two lines, for short lists. */
export function ApplicationRow({ href, title, line, status }: ApplicationRowProps) {
  return (
    <Box component="li" sx={{ position: 'relative', py: 2, borderTop: 1, borderColor: 'line.main' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        <Box
          component={RouterLink}
          href={href}
          sx={{
            color: 'text.primary',
            fontWeight: 'bold',
            textDecoration: 'none',
            overflowWrap: 'anywhere',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {title}
        </Box>
        <StateBadge tone="neutral">{status}</StateBadge>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {line}
      </Typography>
    </Box>
  );
}
