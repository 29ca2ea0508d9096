import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounce } from '../../../design-system/LiveRegion/live-region-context';
import type { ShownReservation } from '../api/shown-reservation';
import { isOver } from '../domain/parties';
import { hasPassedMark } from '../domain/time-marks';

interface SpokenLimits {
  readonly rows: readonly ShownReservation[];
  /** Current time of the server, milliseconds. */
  readonly now: number;
  /** The sentence for screen readers. `left` is in milliseconds, 0 after the limit. */
  readonly sentence: (row: ShownReservation, left: number) => string;
  /** Called when a time limit has passed, to read the outcome from the server. */
  readonly onOver: () => void;
}

/** Announces the remaining time at a few moments, for example one hour before the end, and reads the outcome after it. */
export function useSpokenLimits({ rows, now, sentence, onOver }: SpokenLimits): void {
  const announce = useAnnounce();
  const before = useRef(new Map<string, number>());
  const say = useEffectEvent((row: ShownReservation, left: number) => announce(sentence(row, left)));
  const reload = useEffectEvent(onOver);
  useEffect(() => {
    for (const row of rows) {
      if (row.status !== 'ACTIVE') continue;
      const left = Math.max(0, Date.parse(row.expires_at) - now);
      const leftBefore = before.current.get(row.id);
      before.current.set(row.id, left);
      if (leftBefore !== undefined && hasPassedMark(leftBefore, left)) say(row, left);
    }
  }, [rows, now]);
  const over = rows
    .filter((row) => isOver(row, now))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (over !== '') reload();
  }, [over]);
}
