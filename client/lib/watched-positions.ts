import { z } from 'zod';
import { positionsKey } from './kept-positions';

const ENTRIES_MAX = 30;
const KEPT_MS = 30 * 24 * 3_600_000;
/** Shorter videos start again. */
const SHORTEST_SECONDS = 30;
/** Closer to the start or the end, the video starts again. */
const EDGE_SECONDS = 5;

const shape = z.record(z.string(), z.object({ seconds: z.number(), at: z.number() }));
type Positions = z.infer<typeof shape>;

/** Where a person was in the videos that they watched, on this device only. */
export interface WatchedPositions {
  /** Seconds from the start; null to start at the start. */
  find(video: string): number | null;
  note(video: string, seconds: number, length: number): void;
}

export function createWatchedPositions(storage: () => Storage, now: () => number): WatchedPositions {
  const read = (): Positions => {
    try {
      const parsed = shape.safeParse(JSON.parse(storage().getItem(positionsKey) ?? '{}'));
      return parsed.success ? parsed.data : {};
    } catch {
      // No storage, or another program wrote there: every video starts at its start.
      return {};
    }
  };
  const write = (positions: Positions): void => {
    try {
      const newest = Object.entries(positions).sort(([, one], [, other]) => other.at - one.at);
      storage().setItem(positionsKey, JSON.stringify(Object.fromEntries(newest.slice(0, ENTRIES_MAX))));
    } catch {
      // The storage is full or unavailable: the position lasts as long as the page.
    }
  };
  return {
    find: (video) => {
      const found = read()[video];
      return found && found.at + KEPT_MS > now() ? found.seconds : null;
    },
    note: (video, seconds, length) => {
      const { [video]: before, ...others } = read();
      const isInside = seconds >= EDGE_SECONDS && seconds <= length - EDGE_SECONDS;
      if (length >= SHORTEST_SECONDS && isInside) write({ ...others, [video]: { seconds, at: now() } });
      else if (before) write(others);
    },
  };
}

export const watchedPositions = createWatchedPositions(
  () => localStorage,
  () => Date.now(),
);
