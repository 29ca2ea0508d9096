import Box from '@mui/material/Box';
import { currentItem, type NavigationItem } from '../AppHeader/navigation-item';
import { useUiText } from '../messages/use-ui-text';
import { RouterLink } from '../TextLink/RouterLink';
import { icon, layout } from '../theme/tokens';

export interface BottomBarProps {
  /** At most five, each with an icon and a short label. */
  items: readonly NavigationItem[];
  current: string;
}

/** Bottom navigation of phones. Hidden from 768 px, where the header shows the links. */
export function BottomBar({ items, current }: BottomBarProps) {
  const text = useUiText();
  const here = currentItem(items, current);
  return (
    <Box
      component="nav"
      aria-label={text('nav.bottom')}
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        insetInline: 0,
        bottom: 0,
        display: { md: 'none' },
        pb: 'env(safe-area-inset-bottom)',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'line.main',
      }}
    >
      <Box component="ul" sx={{ display: 'flex', p: 0, listStyle: 'none' }}>
        {/* Long labels get more room than short ones, so that none is cut at 320 px. */}
        {items.map(({ href, label, icon: Icon, count }) => (
          <Box component="li" key={href} sx={{ flex: '1 1 auto', minWidth: 44 }}>
            <Box
              component={RouterLink}
              href={href}
              aria-current={href === here ? 'page' : undefined}
              sx={{
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                justifyContent: 'center',
                gap: 0.5,
                height: layout.bottomBar,
                typography: 'caption',
                lineHeight: 1.2,
                textAlign: 'center',
                textDecoration: 'none',
                color: href === here ? 'accent.text' : 'text.secondary',
                fontWeight: href === here ? 'bold' : 'normal',
                '&:focus-visible': { outlineOffset: -4 },
              }}
            >
              <Box component="span" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.25 }}>
                {Icon && <Icon size={icon.large} aria-hidden />}
                {count !== undefined && count > 0 && (
                  <Box
                    component="span"
                    sx={{ mr: -1.25, fontWeight: 'bold', color: 'accent.text', fontVariantNumeric: 'tabular-nums' }}
                  >
                    {count}
                  </Box>
                )}
              </Box>
              <Box
                component="span"
                sx={{ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', px: 0.25 }}
              >
                {label}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
