import type { RealtimeHandshake } from '@platform/realtime/realtime.contract';
import type { RealtimeSocket } from './realtime-connection';

/** The contract's address; written again because the contract brings a validator that no page needs at its start. */
export const realtimePath = '/api/realtime';

/** A socket to our own server. The library comes with the person who signs in. */
export async function openSocket(credentials: () => RealtimeHandshake): Promise<RealtimeSocket> {
  const { io } = await import('socket.io-client');
  return io({
    path: realtimePath,
    forceNew: true,
    autoConnect: false,
    // A socket at once; plain requests where something on the way does not let sockets through.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (send) => send(credentials()),
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
    // Replicas that restart get their people back spread over time.
    randomizationFactor: 0.7,
  });
}
