import type { QueryClient } from '@tanstack/react-query';
import { outdatedByEvent, realtimeTypes } from './outdated-by-event';
import type { RealtimeConnection } from './realtime-connection';

/** Events come in bursts (a notification with every change), so their data is read once per burst. */
const TOGETHER_MS = 150;

/**
 * Reads data again after events: data on screen at once, other data when it is opened. @returns a function that stops
 * it
 */
export function refreshByEvents(connection: RealtimeConnection, queries: QueryClient): () => void {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = (): void => {
    timer = undefined;
    const outdated = new Set(waiting);
    waiting.clear();
    void queries.invalidateQueries({ predicate: (query) => outdated.has(String(query.queryKey[0])) });
  };
  const ends = realtimeTypes.map((type) =>
    connection.listen(type, () => {
      for (const resource of outdatedByEvent(type)) waiting.add(resource);
      timer ??= setTimeout(refresh, TOGETHER_MS);
    }),
  );
  ends.push(connection.listenForGaps(() => void queries.invalidateQueries()));
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
