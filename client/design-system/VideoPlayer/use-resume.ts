import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchedPositions } from '../../lib/watched-positions';
import type { PlayerState } from './player-state';

const NOTE_EVERY_SECONDS = 5;

/**
 * Starts a video where the person was, and keeps where they are.
 *
 * @param name of the video on this device; null to keep nothing
 * @returns the second at which it continues, until it plays; null if it starts at the start
 */
export function useResume(
  name: string | null,
  { phase, started, position, length }: PlayerState,
  seek: (seconds: number) => void,
): number | null {
  const [kept] = useState(() => (name === null ? null : watchedPositions.find(name)));
  const noted = useRef(0);
  const isReady = phase === 'ready';
  const resume = useEffectEvent(() => {
    // The person may have chosen a moment while the video loaded.
    if (kept !== null && position === 0) seek(kept);
  });
  useEffect(() => {
    if (isReady) resume();
  }, [isReady]);
  const note = useEffectEvent(() => {
    if (name !== null && started) watchedPositions.note(name, position, length);
  });
  useEffect(() => {
    if (Math.abs(position - noted.current) < NOTE_EVERY_SECONDS) return;
    noted.current = position;
    note();
  }, [position]);
  useEffect(() => () => note(), []);
  return started || kept === null || Math.abs(position - kept) > 1 ? null : kept;
}
