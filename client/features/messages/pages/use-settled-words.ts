import { useEffect, useState } from 'react';

const SETTLING_MS = 300;

/** What is searched for once somebody pauses typing; an emptied field at once. */
export function useSettledWords(words: string): string {
  const trimmed = words.trim();
  const [settled, setSettled] = useState(trimmed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(trimmed), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  return trimmed === '' ? '' : settled;
}
