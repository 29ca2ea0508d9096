import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** Countdown in whole seconds until `ends`; 0 after it. */
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
