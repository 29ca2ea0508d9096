import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import MuiIconButton from '@mui/material/IconButton';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useId } from 'react';
import { LanguageToggle } from '../design-system/LanguageToggle/LanguageToggle';
import { useUiText } from '../design-system/messages/use-ui-text';
import { ThemeToggle } from '../design-system/ThemeToggle/ThemeToggle';
import { controlHeight, icon, radius } from '../design-system/theme/tokens';
import { DrawerLinks } from '../design-system/MobileDrawer/DrawerLinks';
import type { MobileDrawerProps } from '../design-system/MobileDrawer/MobileDrawer';

type MobileMenuProps = Pick<MobileDrawerProps, 'items' | 'current' | 'userMenu' | 'actions'>;

const nothing = (): void => undefined;

/**
 * Replaces `MobileMenu` on the server: the menu of narrow screens, which the browser opens and closes without any
 * script.
 */
export function MobileMenu({ items, current, userMenu = [], actions }: MobileMenuProps) {
  const text = useUiText();
  const id = useId();
  return (
    <>
      <ButtonBase
        aria-label={text('nav.openMenu')}
        aria-haspopup="dialog"
        popoverTarget={id}
        sx={{
          minWidth: controlHeight.normal,
          minHeight: controlHeight.normal,
          borderRadius: `${radius.round}px`,
          color: 'text.primary',
        }}
      >
        <MenuIcon size={icon.large} aria-hidden />
      </ButtonBase>
      <Box
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text('nav.menu')}
        sx={{
          width: 'min(360px, 100vw)',
          height: '100dvh',
          maxHeight: 'none',
          inset: '0 0 0 auto',
          m: 0,
          p: 0,
          border: 0,
          bgcolor: 'background.paper',
          color: 'text.primary',
          overflowY: 'auto',
          '&:popover-open': { display: 'flex', flexDirection: 'column' },
          '&::backdrop': { bgcolor: 'rgb(0 0 0 / 0.5)' },
        }}
      >
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2.5, pr: 1.5, py: 1.25 }}
        >
          <Box sx={{ typography: 'h4' }}>{text('nav.menu')}</Box>
          <MuiIconButton aria-label={text('close')} popoverTarget={id} popoverTargetAction="hide">
            <X size={icon.large} />
          </MuiIconButton>
        </Box>
        <Divider />
        <Box component="nav" aria-label={text('nav.main')} sx={{ p: 1 }}>
          <DrawerLinks items={items} current={current} onSelect={nothing} />
        </Box>
        {userMenu.length > 0 && <Divider />}
        {/* The search: its shortcut is kept for the application (client/start/early-input.ts). */}
        <Box data-switch="find" sx={{ p: 1 }}>
          <DrawerLinks items={userMenu} current={current} onSelect={nothing} />
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, px: 2.5, pb: 2 }}>{actions}</Box>
        <Box sx={{ display: 'flex', gap: 1, mt: 'auto', px: 1.5, py: 1.5, borderTop: 1, borderColor: 'line.main' }}>
          <LanguageToggle />
          <ThemeToggle />
        </Box>
      </Box>
    </>
  );
}
