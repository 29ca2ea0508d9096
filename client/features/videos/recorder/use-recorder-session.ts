import { useEffect, useSyncExternalStore } from 'react';
import type { RecorderSession, RecorderState } from './recorder-session';

const TICK_MS = 200;

/** Subscribes to a session and drives its clock. */
export function useRecorderSession(session: RecorderSession): RecorderState {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    const timer = setInterval(session.tick, TICK_MS);
    return () => clearInterval(timer);
  }, [session]);
  return state;
}
