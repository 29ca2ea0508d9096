import { type RefObject, useEffect } from 'react';

/** The longest step: after a break of the browser, for example in another tab, the text must not jump. */
const STEP_MS = 100;

/** The person asked the system for less motion. */
export const wantsStillness = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Scrolls an element down evenly. Scrolling by hand stays possible: it goes on from there. @param speed pixels a second */
export function useScrolling(ref: RefObject<HTMLElement | null>, speed: number): void {
  useEffect(() => {
    if (speed <= 0) return;
    let last = performance.now();
    let rest = 0;
    let frame = requestAnimationFrame(function step(now: number) {
      const box = ref.current;
      if (box) {
        // Browsers round the position to whole pixels, so fractions are collected.
        rest += (Math.min(STEP_MS, Math.max(0, now - last)) / 1000) * speed;
        const whole = Math.floor(rest);
        rest -= whole;
        if (whole > 0) box.scrollTop += whole;
      }
      last = now;
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, speed]);
}
