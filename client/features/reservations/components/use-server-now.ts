import { useEffect, useState } from 'react';

const MINUTE = 60_000;
/** Timers may fire slightly early. */
const SHORTEST_WAIT_MS = 250;

/** Difference between the server's clock and this device's, in milliseconds. */
export function clockOffset(answer: { readonly as_of: string; readonly received_at: number }): number {
  return Date.parse(answer.as_of) - answer.received_at;
}

/** Current time of the server in milliseconds. Updated every minute, and exactly when one of `ends` is reached. */
export function useServerNow(offset: number, ends: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now() + offset);
  const moments = ends.join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const present = Date.now() + offset;
      setNow(present);
      const waits = moments
        .split(',')
        .map((end) => Number(end) - present)
        .filter((wait) => wait > 0);
      timer = setTimeout(look, Math.max(SHORTEST_WAIT_MS, Math.min(MINUTE, ...waits)));
    };
    look();
    return () => clearTimeout(timer);
  }, [offset, moments]);
  return now;
}
