import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { RealtimeMessage, RealtimeType } from '@platform/realtime/realtime.contract';
import type { RealtimeConnection, RealtimeStatus } from './realtime-connection';

/** Null while signed out and in stories: no events arrive then. */
export const RealtimeContext = createContext<RealtimeConnection | null>(null);

/**
 * Calls `handler` once for each event of the type while the component is mounted. `outdated-by-event.ts` already
 * refreshes data, so use this only for other effects.
 *
 * @example useRealtime('message.created', ({ conversation_id }) => scrollToEndOf(conversation_id));
 */
export function useRealtime<T extends RealtimeType>(type: T, handler: (message: RealtimeMessage<T>) => void): void {
  const connection = useContext(RealtimeContext);
  const hear = useEffectEvent(handler);
  useEffect(() => connection?.listen(type, (message) => hear(message)), [connection, type]);
}

const never = (): (() => void) => () => undefined;

/** Whether events arrive live at the moment. */
export function useRealtimeStatus(): RealtimeStatus {
  const connection = useContext(RealtimeContext);
  return useSyncExternalStore(connection?.subscribeStatus ?? never, () => connection?.getStatus() ?? 'off');
}
