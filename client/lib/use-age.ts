import { useEffect, useState } from 'react';
import { agoInWords } from './ago-in-words';
import { useLanguage } from './i18n';

/** Often enough for "20 seconds ago" to be nearly true. */
const TICK_MS = 10_000;

/** How old figures are, in words that keep up: `il y a 20 secondes`; null while there are none (`updatedAt` is 0). */
export function useAge(updatedAt: number): string | null {
  const language = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return updatedAt === 0 ? null : agoInWords(updatedAt, now, language);
}
