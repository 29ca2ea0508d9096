import { constants } from 'node:os';

const names = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]));

/**
 * The signal that killed a program behind a wall: its parent, bubblewrap, ends with 128 and the number.
 *
 * @example signalOfExit(137) is 'SIGKILL'; ffmpeg's own codes above 128 begin at 171.
 */
export const signalOfExit = (code: number): string | null =>
  code > 128 && code < 160 ? (names.get(code - 128) ?? null) : null;
