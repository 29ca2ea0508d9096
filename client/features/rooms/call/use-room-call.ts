import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { RoomAnswer } from '@modules/rooms/http/rooms.contract';
import { RealtimeContext } from '../../../lib/realtime/use-realtime';
import { Peer } from './peer';
import { type CallState, RoomCall } from './room-call';

const outside: CallState = { phase: 'idle', isOffline: false, hosted: false, others: [], waiting: [] };
const never = (): (() => void) => () => undefined;

/** The call of this tab; null while the room is not open. It leaves the room with the page. */
export function useRoomCall(room: RoomAnswer | undefined): {
  readonly call: RoomCall | null;
  readonly state: CallState;
} {
  const realtime = useContext(RealtimeContext);
  const [call, setCall] = useState<RoomCall | null>(null);
  const roomId = room?.room_id;
  useEffect(() => {
    if (room === undefined || realtime === null) return;
    const made = new RoomCall(room, {
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
      now: () => performance.now(),
    });
    setCall(made);
    const leave = (): void => made.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      made.dispose();
      setCall(null);
    };
    // The room is read again now and then; its call stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [roomId, realtime]);
  const state = useSyncExternalStore(call?.subscribe ?? never, () => call?.getState() ?? outside);
  return { call, state };
}
