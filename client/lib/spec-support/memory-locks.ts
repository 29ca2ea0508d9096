interface Waiting {
  readonly name: string;
  readonly run: () => void;
}

/** Exclusive locks of a browser in memory, first come first served. */
export function memoryLocks() {
  const held = new Set<string>();
  const pending: Waiting[] = [];
  const next = (name: string): void => {
    if (held.has(name)) return;
    const place = pending.findIndex((each) => each.name === name);
    const [first] = place < 0 ? [] : pending.splice(place, 1);
    first?.run();
  };
  const request = <T>(name: string, options: { readonly signal?: AbortSignal }, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const waiting: Waiting = {
        name,
        run: () => {
          held.add(name);
          void work()
            .then(resolve, reject)
            .finally(() => {
              held.delete(name);
              next(name);
            });
        },
      };
      const giveUp = (): void => {
        const place = pending.indexOf(waiting);
        if (place < 0) return;
        pending.splice(place, 1);
        reject(new DOMException('', 'AbortError'));
      };
      options.signal?.addEventListener('abort', giveUp);
      pending.push(waiting);
      if (options.signal?.aborted === true) giveUp();
      else next(name);
    });
  return {
    request: request as LockManager['request'],
    query: () => Promise.resolve({ held: [], pending: pending.map(({ name }) => ({ name })) }),
    /** Holds a lock, as a page does that sends. @returns a function that releases it */
    hold: (name: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      void request(name, {}, () => promise);
      return resolve;
    },
  };
}
