import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Languages } from 'lucide-react';
import { useLanguageSwitch } from '../LanguageToggle/use-language-switch';
import { Keys } from '../Keys/Keys';
import { useUiText } from '../messages/use-ui-text';
import { RouterLink } from '../TextLink/RouterLink';
import { useThemeSwitch } from '../ThemeToggle/use-theme-switch';
import { icon } from '../theme/tokens';
import type { MenuAction, SignedInUser } from './navigation-item';

export interface UserMenuListProps {
  id: string;
  user: SignedInUser;
  actions: readonly MenuAction[];
  /** Element the menu opens at; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Entries of the user menu: those of the application, then theme and language. */
export function UserMenuList({ id, user, actions, anchor, onClose }: UserMenuListProps) {
  const text = useUiText();
  const theme = useThemeSwitch();
  const language = useLanguageSwitch();
  const settings: readonly (MenuAction & { lang?: string })[] = [
    { label: theme.label, icon: theme.Icon, onSelect: theme.change },
    { label: language.label, icon: Languages, onSelect: language.change, lang: language.other },
  ];
  const row = ({ label, icon: Icon, href, onSelect, keys, lang }: MenuAction & { lang?: string }) => (
    <MenuItem
      key={label}
      {...(href !== undefined && { component: RouterLink, href })}
      onClick={() => {
        onClose();
        onSelect?.();
      }}
    >
      {Icon && <Icon size={icon.normal} aria-hidden />}
      <span lang={lang}>{label}</span>
      {keys && (
        <Box aria-hidden sx={{ ml: 'auto', pl: 2, '@media (pointer: coarse)': { display: 'none' } }}>
          <Keys keys={keys} />
        </Box>
      )}
    </MenuItem>
  );
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': text('nav.account', { name: user.name }) },
        paper: { sx: { minWidth: 240 } },
      }}
    >
      <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
        <Box sx={{ fontWeight: 'bold' }}>{user.name}</Box>
        {user.detail !== undefined && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{user.detail}</Box>}
      </Box>
      <Divider component="li" />
      {actions.map(row)}
      {actions.length > 0 && <Divider component="li" />}
      {settings.map(row)}
    </Menu>
  );
}
