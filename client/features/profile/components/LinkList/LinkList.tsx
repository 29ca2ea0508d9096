import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { RouterLink } from '../../../../design-system/TextLink/RouterLink';
import { icon } from '../../../../design-system/theme/tokens';

export interface ListedLink {
  readonly href: string;
  readonly label: string;
  /** Small text under the label. */
  readonly detail?: string;
  /** At the right, such as the percentage it adds. */
  readonly figure?: string;
}

/** Links as rows. */
export function LinkList({ links, label }: { links: readonly ListedLink[]; label: string }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {links.map(({ href, label: name, detail, figure }) => (
        <Box
          component="li"
          key={href + name}
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            py: 1.25,
            borderTop: 1,
            borderColor: 'line.main',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box
              component={RouterLink}
              href={href}
              sx={{
                color: 'text.primary',
                fontWeight: 500,
                textDecoration: 'none',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
                '&:hover': { textDecoration: 'underline' },
              }}
            >
              {name}
            </Box>
            {detail !== undefined && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {detail}
              </Typography>
            )}
          </Box>
          {figure !== undefined && (
            <Typography
              variant="body2"
              sx={{ color: 'accent.text', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' }}
            >
              {figure}
            </Typography>
          )}
          <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
            <ArrowRight size={icon.small} aria-hidden />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
