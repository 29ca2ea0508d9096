import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { BrandMark } from '../Brand/BrandMark';
import { layout } from '../theme/tokens';

/** A link, or a button that opens something on this page. */
export type FooterLink = { label: string } & ({ href: string } | { onSelect: () => void });

export interface FooterProps {
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  /** One sentence about the product, beside the logo. */
  note?: ReactNode;
  /** Last line: year, language, theme. */
  end?: ReactNode;
}

const linkLook = {
  display: 'inline-block',
  py: 0.5,
  color: 'inherit',
  font: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
};

/** Links that every page needs, in a quiet style. */
export function Footer({ columns, note, end }: FooterProps) {
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'line.main', typography: 'body2', color: 'text.secondary' }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: `repeat(${Math.max(1, columns.length)}, auto)`,
            lg: `2fr repeat(${Math.max(1, columns.length)}, 1fr)`,
          },
          justifyContent: 'space-between',
          maxWidth: (theme) => `calc(${layout.wide}px + ${theme.spacing(8)})`,
          mx: 'auto',
          px: { xs: 2, sm: 3, lg: 4 },
          py: 4,
        }}
      >
        <Box
          sx={{
            display: 'flex',
            gap: 1.5,
            alignItems: 'flex-start',
            maxWidth: { xs: '40ch', md: 'none', lg: '40ch' },
            // Below `lg` the sentence has its own row: beside six columns it would break every word.
            gridColumn: { xs: '1 / -1', lg: 'auto' },
          }}
        >
          <BrandMark size={22} style={{ flexShrink: 0 }} />
          <Box>{note}</Box>
        </Box>
        {columns.map(({ title, links }) => (
          <Box component="nav" key={title} aria-label={title} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="p" sx={{ fontWeight: 'bold', color: 'text.primary', mb: 0.5 }}>
              {title}
            </Box>
            <Box component="ul" sx={{ p: 0, listStyle: 'none' }}>
              {links.map((link) => (
                <li key={link.label}>
                  {'href' in link ? (
                    <MuiLink href={link.href} sx={linkLook}>
                      {link.label}
                    </MuiLink>
                  ) : (
                    <MuiLink
                      component="button"
                      type="button"
                      onClick={link.onSelect}
                      aria-haspopup="dialog"
                      sx={linkLook}
                    >
                      {link.label}
                    </MuiLink>
                  )}
                </li>
              ))}
            </Box>
          </Box>
        ))}
        {end !== undefined && (
          <Box
            sx={{
              gridColumn: '1 / -1',
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
            }}
          >
            {end}
          </Box>
        )}
      </Box>
    </Box>
  );
}
