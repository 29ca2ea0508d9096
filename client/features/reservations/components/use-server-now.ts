import { useEffect, useState } from 'react';

const MINUTE = 60_000;
/** Timers may come a hair too early. */
const SHORTEST_WAIT_MS = 250;

/** How far this device's clock is off, in milliseconds, by what the server called the present when it answered. */
export function clockOffset(answer: { readonly as_of: string; readonly received_at: number }): number {
  return Date.parse(answer.as_of) - answer.received_at;
}

/** The server's present, in milliseconds: renewed each minute, and at the very moment when one of `ends` is reached. */
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
