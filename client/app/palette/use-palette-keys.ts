import { useEffect, useEffectEvent } from 'react';
import { singleKeysAreOn } from '../../lib/shortcuts';

/** Single-key shortcuts do not apply while text is typed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);

/** An open dialog, drawer or menu keeps the keyboard until it closes. */
const isBusy = (): boolean => document.querySelector('[aria-modal="true"], [role="menu"]') !== null;

/** ⌘K or Ctrl K opens the palette, in text fields too; `?` opens the list of shortcuts. */
export function usePaletteKeys(onPalette: () => void, onShortcuts: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || isBusy()) return;
    if (event.key.toLowerCase() === 'k' && event.metaKey !== event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      onPalette();
    } else if (event.key === '?' && !event.metaKey && !event.ctrlKey) {
      if (isTyping(event.target) || !singleKeysAreOn(localStorage)) return;
      event.preventDefault();
      onShortcuts();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
