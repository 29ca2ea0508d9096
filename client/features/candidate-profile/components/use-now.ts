import { useEffect, useState } from 'react';

/** A time limit is shown in minutes at the finest. */
const TICK_MS = 30_000;

/** The present, in milliseconds, renewed often enough for a time limit. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
