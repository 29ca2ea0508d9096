import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * What is left until moments that the server names, counted on from the server's own time, so that a clock that goes wrong here
 * promises nothing. Negative once a moment has passed.
 *
 * @param asOf the server's time when it answered; undefined while it has not.
 */
export function useTimeLeft(asOf: string | undefined): (until: string) => number {
  /** Milliseconds since that answer. */
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
