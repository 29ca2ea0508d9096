interface Surroundings {
  readonly session: {
    getState(): { readonly status: string };
    subscribe(listener: () => void): () => void;
  };
  /** Undefined without TLS and in some private windows. */
  readonly worker: object | undefined;
  /** Installs the worker. */
  readonly load: () => Promise<unknown>;
}

/** After the first page, because the page comes first (milliseconds). */
const AFTER_MS = 3_000;

/** Installs the service worker for signed-in people, once the page is loaded. Visitors who only read download nothing. */
export function followOffline({ session, worker, load }: Surroundings): void {
  if (worker === undefined) return;
  const follow = (): boolean => {
    if (session.getState().status !== 'signed-in') return false;
    // Without the worker no page is shown without a connection; all else works.
    setTimeout(() => void load().catch(() => undefined), AFTER_MS);
    return true;
  };
  if (follow()) return;
  const end = session.subscribe(() => {
    if (follow()) end();
  });
}
