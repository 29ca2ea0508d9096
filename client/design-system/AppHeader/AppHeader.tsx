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
  /** The path of the page shown. */
  current: string;
  /** `12 crédits · 2 en attente`, for who pays with them. */
  credits?: ReactNode;
  /** An `IconButton` with its count. */
  notifications?: ReactNode;
  user?: SignedInUser | undefined;
  userMenu?: readonly MenuAction[];
  /** For visitors: sign in, sign up. */
  actions?: ReactNode;
}

// On a phone, and beside the places of a small desktop, the figure stands alone; the words stay for readers.
const compactWhereNarrow = {
  [`& .${creditsWordsClass}`]: {
    position: { xs: 'absolute', sm: 'static', lg: 'absolute', xl: 'static' },
    clipPath: { xs: 'inset(50%)', sm: 'none', lg: 'inset(50%)', xl: 'none' },
  },
} as const;

/** 64 px: the mark, the places, what is pending, the person. Below 1024 px the places move into the drawer. */
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
