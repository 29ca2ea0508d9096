import Box from '@mui/material/Box';
import { RouterLink } from '../TextLink/RouterLink';
import { useUiText } from '../messages/use-ui-text';
import { layout } from '../theme/tokens';
import { currentItem, type NavigationItem } from './navigation-item';

/** The header's links in a row. The current one is underlined and has `aria-current`. */
export function HeaderLinks({ items, current }: { items: readonly NavigationItem[]; current: string }) {
  const text = useUiText();
  const here = currentItem(items, current);
  if (items.length === 0) return null;
  return (
    <Box component="nav" aria-label={text('nav.main')}>
      <Box component="ul" sx={{ display: 'flex', p: 0, listStyle: 'none' }}>
        {items.map(({ href, label, count }) => (
          <li key={href}>
            <Box
              component={RouterLink}
              href={href}
              aria-current={href === here ? 'page' : undefined}
              sx={{
                position: 'relative',
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                height: layout.header,
                px: { lg: 1.25, xl: 1.75 },
                color: href === here ? 'text.primary' : 'text.secondary',
                fontWeight: href === here ? 600 : 500,
                textDecoration: 'none',
                whiteSpace: 'nowrap',
                '&:hover': { color: 'text.primary' },
                '&:focus-visible': { outlineOffset: -4 },
                ...(href === here && {
                  '&::after': {
                    content: '""',
                    position: 'absolute',
                    bottom: 12,
                    insetInline: { lg: 8, xl: 12 },
                    height: 2,
                    bgcolor: 'accent.main',
                  },
                }),
              }}
            >
              {label}
              {count !== undefined && count > 0 && (
                <Box component="span" sx={{ color: 'accent.text', fontVariantNumeric: 'tabular-nums' }}>
                  {count}
                </Box>
              )}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
