import { useEffect, useState } from 'react';

const SETTLING_MS = 300;

/** The search text after a pause in typing. An empty field counts immediately. */
export function useSettledWords(words: string): string {
  const trimmed = words.trim();
  const [settled, setSettled] = useState(trimmed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(trimmed), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  return trimmed === '' ? '' : settled;
}
