import { useEffect } from 'react';

/** Parts of a page that have keys of their own. */
export type ShortcutGroup = 'player' | 'composer' | 'calendar';

const present = new Map<ShortcutGroup, number>();

/** Called by a part while it is on screen, so that the list of shortcuts shows its keys. */
export function useShortcuts(group: ShortcutGroup): void {
  useEffect(() => {
    present.set(group, (present.get(group) ?? 0) + 1);
    return () => {
      const left = (present.get(group) ?? 1) - 1;
      if (left === 0) present.delete(group);
      else present.set(group, left);
    };
  }, [group]);
}

/** The groups that are on screen now. */
export const shortcutsHere = (): readonly ShortcutGroup[] => [...present.keys()];

const STORED = 'single-key-shortcuts';

/** Keys without Ctrl or ⌘ can be switched off: people who dictate would press them by speaking (WCAG 2.1.4). */
export const singleKeysAreOn = (storage: Pick<Storage, 'getItem'>): boolean => storage.getItem(STORED) !== 'off';

export function keepSingleKeys(storage: Pick<Storage, 'setItem' | 'removeItem'>, on: boolean): void {
  if (on) storage.removeItem(STORED);
  else storage.setItem(STORED, 'off');
}

/** The keys that open the palette, as they are written on this keyboard. */
export const findKeys = (): readonly string[] => [isApple() ? '⌘' : 'Ctrl', 'K'];

/** On Apple's keyboards the key is ⌘; elsewhere it is Ctrl. */
export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
