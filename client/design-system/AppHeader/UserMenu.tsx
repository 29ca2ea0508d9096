import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useId, useState } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { useUiText } from '../messages/use-ui-text';
import { radius } from '../theme/tokens';
import type { MenuAction, SignedInUser } from './navigation-item';

// Downloaded when the pointer or the focus reaches the button.
const load = () => import('./UserMenuList');
const UserMenuList = lazy(async () => ({ default: (await load()).UserMenuList }));

/** The person's avatar, which opens the user menu. */
export function UserMenu({ user, actions }: { user: SignedInUser; actions: readonly MenuAction[] }) {
  const text = useUiText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <ButtonBase
        aria-label={text('nav.account', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
        sx={{ p: 0.5, borderRadius: `${radius.round}px` }}
      >
        <Avatar name={user.name} src={user.avatarUrl} />
      </ButtonBase>
      {wasOpened && (
        <Suspense fallback={null}>
          <UserMenuList id={id} user={user} actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
