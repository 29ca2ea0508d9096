import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** Whole seconds until `ends`, counted down; 0 once it is over. */
export function useSecondsLeft(ends: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = ends === null ? 0 : Math.max(0, Math.ceil((ends - now) / SECOND));
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isCounting, ends]);
  return left;
}
