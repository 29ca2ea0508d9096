import type { Args } from '@storybook/react-vite';

/** Replaces only args that still have their French value, so that values typed into the controls stay. */
export function englishArgs(args: Args, initialArgs: Args, english: Args): Args {
  const untouched = Object.entries(english).filter(([name]) => args[name] === initialArgs[name]);
  return { ...args, ...Object.fromEntries(untouched) };
}
