import type { Decorator } from '@storybook/react-vite';

/** "Today" in every story, so that screenshots do not change: a Thursday, 10 a.m. in Montréal. */
export const storyTime = new Date('2026-11-12T15:00:00Z');

const RealDate = Date;

class FrozenDate extends RealDate {
  constructor(...parts: ConstructorParameters<typeof Date> | []) {
    if (parts.length === 0) super(storyTime.getTime());
    else super(...parts);
  }

  static override now(): number {
    return storyTime.getTime();
  }
}

/** Freezes `new Date()` and `Date.now()`; timers run. */
export const withFrozenClock: Decorator = (Story) => {
  globalThis.Date = FrozenDate as DateConstructor;
  return <Story />;
};
