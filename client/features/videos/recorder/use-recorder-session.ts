import { useEffect, useSyncExternalStore } from 'react';
import type { RecorderSession, RecorderState } from './recorder-session';

const TICK_MS = 200;

/** Follows a session and keeps its clock going. */
export function useRecorderSession(session: RecorderSession): RecorderState {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    const timer = setInterval(session.tick, TICK_MS);
    return () => clearInterval(timer);
  }, [session]);
  return state;
}
