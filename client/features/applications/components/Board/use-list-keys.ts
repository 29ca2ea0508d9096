import type { KeyboardEvent } from 'react';

export interface ListKeys {
  readonly ids: readonly string[];
  /** The open application, while its panel is open. */
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
  readonly onSelect: (id: string, isRange: boolean) => void;
  readonly onHelp: () => void;
}

/** Attribute of a card's element, by which the keys find the one that has the focus. */
export const CARD = 'data-application';

const cardOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest(`[${CARD}]`)?.getAttribute(CARD) ?? null) : null;

/** Typing, menus and keys with modifiers are not for the list. */
function isForOthers({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  if (target.closest('[role="menu"], textarea, select, [contenteditable="true"]')) return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}

/** Keys for reviewing: j and k go on and back, x selects, e opens, ? helps. With a panel open, j and k change its application. */
export function useListKeys({ ids, open, onOpen, onSelect, onHelp }: ListKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (isForOthers(event)) return;
    const at = open ?? cardOf(event.target);
    const index = at === null ? -1 : ids.indexOf(at);
    const go = (to: number): void => {
      const id = ids[Math.max(0, Math.min(to, ids.length - 1))];
      if (id === undefined) return;
      if (open !== null) onOpen(id);
      else document.querySelector<HTMLElement>(`[${CARD}="${id}"]`)?.focus();
    };
    const acts: Readonly<Record<string, () => void>> = {
      j: () => go(index + 1),
      k: () => go(index - 1),
      ...(open === null &&
        at !== null && {
          x: () => onSelect(at, false),
          X: () => onSelect(at, true),
          e: () => onOpen(at),
        }),
      ...(open === null && { '?': onHelp }),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}
