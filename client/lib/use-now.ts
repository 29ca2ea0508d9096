import { useEffect, useState } from 'react';

/** Time limits are shown in minutes at most, so twice a minute is enough. */
const TICK_MS = 30_000;

/** Current time in milliseconds, updated often enough for a time limit. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
