import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { layout, radius } from '../../../../design-system/theme/tokens';
import { useLegalText } from '../../messages/use-legal-text';

export interface ContentsProps {
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** Table of contents: sticky beside the text on a desktop, collapsed above it on a phone. */
export function Contents({ entries }: ContentsProps) {
  const text = useLegalText();
  const here = useSectionInView(entries.map(({ id }) => id));
  const list = (
    <Box component="ol" sx={{ p: 0, listStyle: 'none', display: 'grid' }}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <MuiLink
            href={`#${id}`}
            aria-current={id === here ? 'location' : undefined}
            sx={{
              display: 'block',
              py: 1,
              pl: 1.5,
              borderLeft: 2,
              borderColor: id === here ? 'accent.main' : 'line.main',
              color: id === here ? 'text.primary' : 'text.secondary',
              fontWeight: id === here ? 'bold' : 'normal',
            }}
          >
            {title}
          </MuiLink>
        </li>
      ))}
    </Box>
  );
  return (
    <Box component="nav" aria-label={text('contents')} sx={{ '@media print': { display: 'none' } }}>
      <Box
        component="details"
        sx={{
          display: { lg: 'none' },
          border: 1,
          borderColor: 'line.main',
          borderRadius: `${radius.control}px`,
          px: 2,
          '&[open]': { pb: 2 },
        }}
      >
        <Box component="summary" sx={{ py: 1.5, fontWeight: 'bold', cursor: 'pointer' }}>
          {text('contents')}
        </Box>
        {list}
      </Box>
      <Box
        sx={{
          display: { xs: 'none', lg: 'block' },
          position: 'sticky',
          top: layout.header + 24,
          maxHeight: `calc(100dvh - ${layout.header + 48}px)`,
          overflowY: 'auto',
          typography: 'body2',
          p: 0.5,
        }}
      >
        <Box component="p" sx={{ fontWeight: 'bold', pb: 1 }}>
          {text('contents')}
        </Box>
        {list}
      </Box>
    </Box>
  );
}

/** The section whose heading was scrolled past last. */
function useSectionInView(ids: readonly string[]): string | null {
  const [here, setHere] = useState<string | null>(ids[0] ?? null);
  const all = ids.join(' ');
  useEffect(() => {
    const look = (): void => {
      const passed = all
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < layout.header + 80);
      setHere(passed.at(-1) ?? all.split(' ')[0] ?? null);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [all]);
  return here;
}
