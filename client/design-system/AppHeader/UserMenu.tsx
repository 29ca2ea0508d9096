import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Languages } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { useLanguageSwitch } from '../LanguageToggle/use-language-switch';
import { useUiText } from '../messages/use-ui-text';
import { RouterLink } from '../TextLink/RouterLink';
import { useThemeSwitch } from '../ThemeToggle/use-theme-switch';
import { icon, radius } from '../theme/tokens';
import type { MenuAction, SignedInUser } from './navigation-item';

/** The person's own menu: what the application puts there, then theme and language. */
export function UserMenu({ user, actions }: { user: SignedInUser; actions: readonly MenuAction[] }) {
  const text = useUiText();
  const id = useId();
  const theme = useThemeSwitch();
  const language = useLanguageSwitch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const settings: readonly (MenuAction & { lang?: string })[] = [
    { label: theme.label, icon: theme.Icon, onSelect: theme.change },
    { label: language.label, icon: Languages, onSelect: language.change, lang: language.other },
  ];
  const row = ({ label, icon: Icon, href, onSelect, lang }: MenuAction & { lang?: string }) => (
    <MenuItem
      key={label}
      {...(href !== undefined && { component: RouterLink, href })}
      onClick={() => {
        close();
        onSelect?.();
      }}
    >
      {Icon && <Icon size={icon.normal} aria-hidden />}
      <span lang={lang}>{label}</span>
    </MenuItem>
  );
  return (
    <>
      <ButtonBase
        aria-label={text('nav.account', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, borderRadius: `${radius.round}px` }}
      >
        <Avatar name={user.name} src={user.avatarUrl} />
      </ButtonBase>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
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
    </>
  );
}
