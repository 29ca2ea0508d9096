import { useEffect } from 'react';

/** Parts of a page with their own shortcuts. */
export type ShortcutGroup = 'player' | 'composer' | 'calendar' | 'review';

const present = new Map<ShortcutGroup, number>();

/** Adds the shortcuts of a part to the list while the part is mounted. */
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

/** Groups of shortcuts on the current page. */
export const shortcutsHere = (): readonly ShortcutGroup[] => [...present.keys()];

const STORED = 'single-key-shortcuts';

/** Single-key shortcuts can be turned off, because speech input would trigger them (WCAG 2.1.4). */
export const singleKeysAreOn = (storage: Pick<Storage, 'getItem'>): boolean => storage.getItem(STORED) !== 'off';

export function keepSingleKeys(storage: Pick<Storage, 'setItem' | 'removeItem'>, on: boolean): void {
  if (on) storage.removeItem(STORED);
  else storage.setItem(STORED, 'off');
}

/** Keys that open the palette, as labelled on this keyboard. */
export const findKeys = (): readonly string[] => [modifierKey(), 'K'];

/** On Apple's keyboards the key is ⌘; elsewhere it is Ctrl. */
export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** The key that is held for commands, as labelled on this keyboard. */
export const modifierKey = (): string => (isApple() ? '⌘' : 'Ctrl');
