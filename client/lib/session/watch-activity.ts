/** Events that count as activity. */
const activityEvents = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;
/** How often the session is checked without activity. */
const CHECK_EVERY_MS = 1_000;

interface Watched {
  recordActivity(): void;
  check(): void;
}

/** Reports the person's activity in this window to the session. Returns a function that stops it. */
export function watchActivity(session: Watched, target: Window): () => void {
  const record = (): void => session.recordActivity();
  for (const name of activityEvents) target.addEventListener(name, record, { passive: true, capture: true });
  const check = (): void => session.check();
  const timer = target.setInterval(check, CHECK_EVERY_MS);
  // Timers stop in hidden windows and sleeping computers, so check before the window is shown again.
  target.document.addEventListener('visibilitychange', check);
  return () => {
    for (const name of activityEvents) target.removeEventListener(name, record, { capture: true });
    target.clearInterval(timer);
    target.document.removeEventListener('visibilitychange', check);
  };
}
