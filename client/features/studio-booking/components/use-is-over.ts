import { useEffect, useState } from 'react';

/** Whether a moment has passed; says so when it does. @param until ISO 8601 */
export function useIsOver(until: string): boolean {
  const [isOver, setOver] = useState(() => new Date(until).getTime() <= Date.now());
  useEffect(() => {
    const left = new Date(until).getTime() - Date.now();
    const timer = setTimeout(() => setOver(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until]);
  return isOver;
}
