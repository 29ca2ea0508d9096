import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { MenuAction, NavigationItem, SignedInUser } from '../AppHeader/navigation-item';
import { Avatar } from '../Avatar/Avatar';
import { IconButton } from '../IconButton/IconButton';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle';
import { useUiText } from '../messages/use-ui-text';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import { icon } from '../theme/tokens';
import { DrawerLinks } from './DrawerLinks';

export interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
  items: readonly NavigationItem[];
  current: string;
  user?: SignedInUser | undefined;
  userMenu?: readonly MenuAction[];
  actions?: ReactNode;
  credits?: ReactNode;
}

/** Menu of narrow screens with everything from the header. */
export function MobileDrawer({
  open,
  onClose,
  items,
  current,
  user,
  userMenu = [],
  actions,
  credits,
}: MobileDrawerProps) {
  const text = useUiText();
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: { width: 'min(360px, 100vw)' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2.5, pr: 1.5, py: 1.25 }}>
        <Typography id={id} component="h2" variant="h4">
          {text('nav.menu')}
        </Typography>
        <IconButton label={text('close')} onClick={onClose}>
          <X size={icon.large} />
        </IconButton>
      </Box>
      {user && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, pb: 2 }}>
          <Avatar name={user.name} src={user.avatarUrl} size={48} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 'bold' }}>{user.name}</Box>
            {user.detail !== undefined && (
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{user.detail}</Box>
            )}
          </Box>
        </Box>
      )}
      {credits !== undefined && (
        // The badge is a link, so a click on it closes the drawer.
        <Box sx={{ px: 2.5, pb: 2 }} onClick={onClose}>
          {credits}
        </Box>
      )}
      <Divider />
      <Box component="nav" aria-label={text('nav.main')} sx={{ p: 1 }}>
        <DrawerLinks items={items} current={current} onSelect={onClose} />
      </Box>
      {userMenu.length > 0 && <Divider />}
      <Box sx={{ p: 1 }}>
        <DrawerLinks items={userMenu} current={current} onSelect={onClose} />
      </Box>
      {user === undefined && actions !== undefined && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, px: 2.5, pb: 2 }}>{actions}</Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 'auto', px: 1.5, py: 1.5, borderTop: 1, borderColor: 'line.main' }}>
        <LanguageToggle />
        <ThemeToggle />
      </Box>
    </Drawer>
  );
}
