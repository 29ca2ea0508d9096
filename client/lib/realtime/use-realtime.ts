import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { RealtimeMessage, RealtimeType } from '@platform/realtime/realtime.contract';
import type { RealtimeConnection, RealtimeStatus } from './realtime-connection';

/** Null outside of the signed-in frame, and in stories: then nothing is ever heard. */
export const RealtimeContext = createContext<RealtimeConnection | null>(null);

/**
 * Calls `handler` once for every event of the type while the component is on screen. Reads are refreshed without it, by
 * `outdated-by-event.ts`; this is for what must happen beyond that.
 *
 * @example useRealtime('message.created', ({ conversation_id }) => scrollToEndOf(conversation_id));
 */
export function useRealtime<T extends RealtimeType>(type: T, handler: (message: RealtimeMessage<T>) => void): void {
  const connection = useContext(RealtimeContext);
  const hear = useEffectEvent(handler);
  useEffect(() => connection?.listen(type, (message) => hear(message)), [connection, type]);
}

const never = (): (() => void) => () => undefined;

/** Whether news arrive by themselves at the moment. */
export function useRealtimeStatus(): RealtimeStatus {
  const connection = useContext(RealtimeContext);
  return useSyncExternalStore(connection?.subscribeStatus ?? never, () => connection?.getStatus() ?? 'off');
}
