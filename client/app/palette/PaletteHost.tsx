import { lazy, Suspense, useState } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import { isApple, keepSingleKeys, shortcutsHere, singleKeysAreOn } from '../../lib/shortcuts';
import { usePaletteKeys } from './use-palette-keys';

// Downloaded when the palette is first opened.
const Palette = lazy(async () => ({ default: (await import('./Palette')).Palette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog')).ShortcutsDialog }));

export type PaletteDialog = 'palette' | 'shortcuts' | null;

export interface PaletteHostProps {
  readonly user: User | null;
  readonly shown: PaletteDialog;
  readonly onShow: (dialog: PaletteDialog) => void;
  readonly onSignOut: () => void;
}

/** Listens for the shortcuts on every page and shows the palette or the list of shortcuts. */
export function PaletteHost({ user, shown, onShow, onSignOut }: PaletteHostProps) {
  const [singleKeys, setSingleKeys] = useState(() => singleKeysAreOn(localStorage));
  usePaletteKeys(
    () => onShow('palette'),
    () => onShow('shortcuts'),
  );
  return (
    <Suspense fallback={null}>
      {shown === 'palette' && (
        <Palette
          user={user}
          onClose={() => onShow(null)}
          onShortcuts={() => onShow('shortcuts')}
          onSignOut={onSignOut}
        />
      )}
      {shown === 'shortcuts' && (
        <ShortcutsDialog
          groups={shortcutsHere()}
          isApple={isApple()}
          singleKeys={singleKeys}
          onSingleKeys={(on) => {
            keepSingleKeys(localStorage, on);
            setSingleKeys(on);
          }}
          onClose={() => onShow(null)}
        />
      )}
    </Suspense>
  );
}
