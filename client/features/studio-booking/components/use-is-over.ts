import { useEffect, useState } from 'react';

/** Max delay of a browser's timer; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const isPast = (moment: string): boolean => new Date(moment).getTime() <= Date.now();

/** Whether a time has passed; renders again when it does. @param until ISO 8601 */
export function useIsOver(until: string): boolean {
  const [isOver, setOver] = useState(() => isPast(until));
  useEffect(() => {
    const left = new Date(until).getTime() - Date.now();
    const timer = setTimeout(() => setOver(isPast(until)), Math.min(Math.max(0, left), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [until]);
  return isOver;
}
