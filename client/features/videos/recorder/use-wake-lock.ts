import { useEffect } from 'react';

/** Keeps the screen on while `wants` is true: a phone that goes dark stops its camera. Browsers without it stay as they are. */
export function useWakeLock(wants: boolean): void {
  useEffect(() => {
    if (!wants || !('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      try {
        const own = await navigator.wakeLock.request('screen');
        if (isOver) return await own.release();
        lock = own;
      } catch {
        // Refused, for example at a low battery: the recording goes on without it.
      }
    };
    const askAgain = (): void => void ask();
    // The browser takes it away from a hidden tab.
    document.addEventListener('visibilitychange', askAgain);
    askAgain();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, [wants]);
}
