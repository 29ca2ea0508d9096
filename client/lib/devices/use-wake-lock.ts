import { useEffect } from 'react';

/** Keeps the screen on while `wants` is true, because a locked phone stops its camera. Does nothing in browsers without it. */
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
        // Refused, for example at low battery: recording continues without it.
      }
    };
    const askAgain = (): void => void ask();
    // The browser releases the lock of a hidden tab, so request it again.
    document.addEventListener('visibilitychange', askAgain);
    askAgain();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, [wants]);
}
