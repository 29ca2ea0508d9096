import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounce } from '../../../design-system/LiveRegion/live-region-context';
import type { ShownReservation } from '../api/shown-reservation';
import { isOver } from '../domain/parties';
import { hasPassedMark } from '../domain/time-marks';

interface SpokenLimits {
  readonly rows: readonly ShownReservation[];
  /** The server's present, milliseconds. */
  readonly now: number;
  /** The sentence for screen readers; `left` in milliseconds, 0 where the time is up. */
  readonly sentence: (row: ShownReservation, left: number) => string;
  /** A time limit has passed: the server knows what became of it. */
  readonly onOver: () => void;
}

/** Says politely how a time limit runs out, at the moments worth a word, and asks the server once it has. */
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
