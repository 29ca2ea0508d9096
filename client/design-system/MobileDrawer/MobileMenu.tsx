import ButtonBase from '@mui/material/ButtonBase';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { useUiText } from '../messages/use-ui-text';
import { controlHeight, icon, radius } from '../theme/tokens';
import type { MobileDrawerProps } from './MobileDrawer';

// Downloaded when the pointer or the focus reaches the button.
const load = () => import('./MobileDrawer');
const MobileDrawer = lazy(async () => ({ default: (await load()).MobileDrawer }));

/** Opens the drawer. Shows a menu icon, and the person's initials once they are loaded. */
export function MobileMenu(props: Omit<MobileDrawerProps, 'open' | 'onClose'>) {
  const text = useUiText();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <ButtonBase
        aria-label={text('nav.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
        sx={{
          gap: 1,
          minWidth: controlHeight.normal,
          minHeight: controlHeight.normal,
          pl: props.user ? 1.25 : 0,
          pr: props.user ? 0.5 : 0,
          borderRadius: `${radius.round}px`,
          border: props.user ? 1 : 0,
          borderColor: 'line.main',
          color: 'text.primary',
        }}
      >
        <MenuIcon size={icon.large} aria-hidden />
        {props.user && <Avatar name={props.user.name} src={props.user.avatarUrl} size={32} />}
      </ButtonBase>
      {wasOpened && (
        <Suspense fallback={null}>
          <MobileDrawer {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
