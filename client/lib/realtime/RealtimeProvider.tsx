import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../session/use-session';
import type { RealtimeConnection } from './realtime-connection';
import { refreshByEvents } from './refresh-by-events';
import { RealtimeContext } from './use-realtime';

interface RealtimeProviderProps {
  readonly connection: RealtimeConnection;
  readonly children: ReactNode;
}

/** Keeps the socket open while somebody is signed in, and refreshes their data when events arrive. */
export function RealtimeProvider({ connection, children }: RealtimeProviderProps) {
  const session = useSession();
  const queries = useQueryClient();
  const token = session.status === 'signed-in' ? session.token : null;
  useEffect(() => {
    if (token === null) return;
    void connection.start();
    return () => connection.stop();
  }, [connection, token]);
  useEffect(() => refreshByEvents(connection, queries), [connection, queries]);
  return <RealtimeContext value={connection}>{children}</RealtimeContext>;
}
