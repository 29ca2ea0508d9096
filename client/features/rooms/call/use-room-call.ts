import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RoomAnswer } from '@modules/rooms/http/rooms.contract';
import { RealtimeContext } from '../../../lib/realtime/use-realtime';
import { Peer } from './peer';
import { type CallState, RoomCall } from './room-call';

const outside: CallState = { phase: 'idle', isOffline: false, hosted: false, others: [], waiting: [], recording: null };
const now = (): number => performance.now();
const never = (): (() => void) => () => undefined;

/** The call of this tab; null while the room is not open. It leaves the room with the page. */
export function useRoomCall(room: RoomAnswer | undefined): {
  readonly call: RoomCall | null;
  readonly state: CallState;
} {
  const realtime = useContext(RealtimeContext);
  const call = useMemo(
    () =>
      room === undefined || realtime === null
        ? null
        : new RoomCall(room, {
            ask: (name, message) => realtime.ask(name, message),
            listen: (name, handler) => realtime.listenDirect(name, handler),
            getStatus: realtime.getStatus,
            subscribeStatus: realtime.subscribeStatus,
            createPeer: (options) => new Peer(options),
            newId: () => crypto.randomUUID(),
            every: (ms, run) => {
              const timer = setInterval(run, ms);
              return () => clearInterval(timer);
            },
            now,
          }),
    // The room is read again now and then; its call stays.
    // oxlint-disable-next-line react/exhaustive-deps
    [room?.room_id, realtime],
  );
  useEffect(() => {
    if (call === null) return;
    const stop = call.start();
    const leave = (): void => call.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      stop();
    };
  }, [call]);
  const state = useSyncExternalStore(call?.subscribe ?? never, () => call?.getState() ?? outside);
  return { call, state };
}
