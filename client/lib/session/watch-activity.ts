/** What counts as somebody being there. */
const activityEvents = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;
/** How often a session that nobody touches is looked at. */
const CHECK_EVERY_MS = 5_000;

interface Watched {
  recordActivity(): void;
  check(): void;
}

/** Feeds the session with what the person does in this window. Returns the function that stops it. */
export function watchActivity(session: Watched, target: Window): () => void {
  const record = (): void => session.recordActivity();
  for (const name of activityEvents) target.addEventListener(name, record, { passive: true, capture: true });
  const timer = target.setInterval(() => session.check(), CHECK_EVERY_MS);
  return () => {
    for (const name of activityEvents) target.removeEventListener(name, record, { capture: true });
    target.clearInterval(timer);
  };
}
