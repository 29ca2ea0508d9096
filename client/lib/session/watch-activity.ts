/** What counts as somebody being there. */
const activityEvents = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;
/** How often a session that nobody touches is looked at. */
const CHECK_EVERY_MS = 1_000;

interface Watched {
  recordActivity(): void;
  check(): void;
}

/** Feeds the session with what the person does in this window. Returns the function that stops it. */
export function watchActivity(session: Watched, target: Window): () => void {
  const record = (): void => session.recordActivity();
  for (const name of activityEvents) target.addEventListener(name, record, { passive: true, capture: true });
  const check = (): void => session.check();
  const timer = target.setInterval(check, CHECK_EVERY_MS);
  // A hidden window's timers sleep, and so does a closed laptop: what they missed is looked at before it is shown.
  target.document.addEventListener('visibilitychange', check);
  return () => {
    for (const name of activityEvents) target.removeEventListener(name, record, { capture: true });
    target.clearInterval(timer);
    target.document.removeEventListener('visibilitychange', check);
  };
}
