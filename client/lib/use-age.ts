import { useEffect, useState } from 'react';
import { agoInWords } from './ago-in-words';
import { useLanguage } from './i18n';

/** Often enough to keep "20 seconds ago" nearly exact. */
const TICK_MS = 10_000;

/** Age of figures as text that updates: `il y a 20 secondes`; null if there are none (`updatedAt` is 0). */
export function useAge(updatedAt: number): string | null {
  const language = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return updatedAt === 0 ? null : agoInWords(updatedAt, now, language);
}
