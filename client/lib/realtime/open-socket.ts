import type { RealtimeHandshake } from '@platform/realtime/realtime.contract';
import type { RealtimeSocket } from './realtime-connection';

/** The contract's address, repeated here because importing the contract would load a validator at start. */
export const realtimePath = '/api/realtime';

/** Opens a socket to our server. The library is loaded after sign-in. */
export async function openSocket(credentials: () => RealtimeHandshake): Promise<RealtimeSocket> {
  const { io } = await import('socket.io-client');
  return io({
    path: realtimePath,
    forceNew: true,
    autoConnect: false,
    // WebSocket first; HTTP polling if a proxy blocks it.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (send) => send(credentials()),
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
    // Spreads reconnections over time when a server restarts.
    randomizationFactor: 0.7,
  });
}
