import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a click on "show more", moves the focus to the first new item. Put the ref on the list, and call `mark` on the click.
 */
export function useGoOn<List extends HTMLElement>(shown: number): { list: RefObject<List | null>; mark: () => void } {
  const list = useRef<List>(null);
  const goOnAt = useRef<number | null>(null);
  useEffect(() => {
    if (goOnAt.current === null || shown <= goOnAt.current) return;
    list.current?.children[goOnAt.current]?.querySelector('a')?.focus({ preventScroll: true });
    goOnAt.current = null;
  }, [shown]);
  return {
    list,
    mark: () => {
      goOnAt.current = shown;
    },
  };
}
