import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Wordmark } from '../Brand/Wordmark';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle';
import { MobileMenu } from '../MobileDrawer/MobileMenu';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import { layout } from '../theme/tokens';
import { creditsWordsClass } from './CreditsBadge';
import { HeaderLinks } from './HeaderLinks';
import type { MenuAction, NavigationItem, SignedInUser } from './navigation-item';
import { UserMenu } from './UserMenu';

export interface AppHeaderProps {
  homeHref: string;
  items: readonly NavigationItem[];
  /** Path of the current page. */
  current: string;
  /** `12 crédits · 2 en attente`, for accounts that pay with credits. */
  credits?: ReactNode;
  /** An `IconButton` with its count. */
  notifications?: ReactNode;
  user?: SignedInUser | undefined;
  userMenu?: readonly MenuAction[];
  /** Sign-in and sign-up buttons for visitors. */
  actions?: ReactNode;
}

// On narrow screens only the figure is visible; screen readers still get the words.
const compactWhereNarrow = {
  [`& .${creditsWordsClass}`]: {
    position: { xs: 'absolute', sm: 'static', lg: 'absolute', xl: 'static' },
    clipPath: { xs: 'inset(50%)', sm: 'none', lg: 'inset(50%)', xl: 'none' },
  },
} as const;

/** Header, 64 px high: logo, links, notifications, user menu. Below 1024 px the links move into the drawer. */
export function AppHeader({
  homeHref,
  items,
  current,
  credits,
  notifications,
  user,
  userMenu = [],
  actions,
}: AppHeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, lg: 3 },
        minHeight: layout.header,
        px: { xs: 2, lg: 4 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'line.main',
      }}
    >
      <Wordmark href={homeHref} />
      <Box sx={{ display: { xs: 'none', lg: 'flex' }, flex: 1, minWidth: 0 }}>
        <HeaderLinks items={items} current={current} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        <Box sx={compactWhereNarrow}>{credits}</Box>
        {notifications}
        <Box sx={{ display: { xs: 'none', lg: 'flex' }, alignItems: 'center', gap: 1 }}>
          {user === undefined ? (
            <>
              <ThemeToggle />
              <LanguageToggle />
              {actions}
            </>
          ) : (
            <UserMenu user={user} actions={userMenu} />
          )}
        </Box>
        <Box sx={{ display: { lg: 'none' } }}>
          <MobileMenu
            items={items}
            current={current}
            user={user}
            userMenu={userMenu}
            actions={actions}
            credits={credits}
          />
        </Box>
      </Box>
    </Box>
  );
}
