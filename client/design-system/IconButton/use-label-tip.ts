import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds: passing over a button shows nothing, and the way from the button to its words does not close them. */
const OPENS_AFTER = 500;
const CLOSES_AFTER = 120;

/** When the words of an icon show: a resting mouse or a keyboard focus opens them, leaving, pressing or Escape closes them. */
export function useLabelTip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = (): void => clearTimeout(timer.current);
  const after = (milliseconds: number, next: HTMLElement | null): void => {
    stay();
    timer.current = setTimeout(() => setAnchor(next), milliseconds);
  };
  const leave = (): void => after(CLOSES_AFTER, null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (anchor === null) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setAnchor(null);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [anchor]);

  return {
    anchor,
    stay,
    leave,
    handlers: {
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'touch') after(OPENS_AFTER, event.currentTarget);
      },
      onPointerLeave: leave,
      onPointerDown: () => after(0, null),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(':focus-visible')) after(0, event.currentTarget);
      },
      onBlur: () => after(0, null),
    },
  };
}
