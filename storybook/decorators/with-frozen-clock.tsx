import type { Decorator } from '@storybook/react-vite';

/** A Thursday in Montréal, 10 a.m.: what "today" is in every story, so that a picture of it stays true. */
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

/** `new Date()` and `Date.now()` stand still; timers run. */
export const withFrozenClock: Decorator = (Story) => {
  globalThis.Date = FrozenDate as DateConstructor;
  return <Story />;
};
