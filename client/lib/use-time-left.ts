import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * Remaining time until given times, by the server's clock, because this device's clock may be wrong. Negative after a
 * time has passed.
 *
 * @param asOf the server's time in its response; undefined before it
 */
export function useTimeLeft(asOf: string | undefined): (until: string) => number {
  /** Milliseconds since that response. */
  const [passed, setPassed] = useState({ asOf, ms: 0 });
  if (passed.asOf !== asOf) setPassed({ asOf, ms: 0 });
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setPassed({ asOf, ms: Date.now() - start }), MINUTE);
    return () => clearInterval(timer);
  }, [asOf]);
  const base = asOf === undefined ? 0 : new Date(asOf).getTime();
  return (until) => new Date(until).getTime() - base - passed.ms;
}
