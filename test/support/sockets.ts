import { io, type Socket } from 'socket.io-client';

export interface HeardEvent {
  readonly name: string;
  readonly message: Record<string, unknown>;
}

/** A client of the live connection, with all events that it received, in order. */
export interface Listener {
  readonly socket: Socket;
  readonly heard: HeardEvent[];
  /** Connection errors and disconnect reasons, in order. */
  readonly ends: string[];
}

export interface ListenOptions {
  readonly token?: string;
  readonly csrf?: string;
  readonly cookie?: string;
  readonly origin?: string;
  readonly since?: string;
  readonly transports?: ('websocket' | 'polling')[];
}

/** Connects without automatic reconnection. */
export function listenTo(address: string, options: ListenOptions): Listener {
  const { token, csrf, cookie, origin, since, transports = ['websocket'] } = options;
  const heard: HeardEvent[] = [];
  const ends: string[] = [];
  const socket = io(address, {
    path: '/api/realtime',
    forceNew: true,
    reconnection: false,
    transports,
    extraHeaders: { ...(cookie && { cookie }), ...(origin && { origin }) },
    auth: { ...(token && { token }), ...(csrf && { csrf_token: csrf }), ...(since && { since }) },
  });
  socket.onAny((name: string, message: Record<string, unknown>) => heard.push({ name, message }));
  socket.on('connect_error', (error) => ends.push(error.message));
  socket.on('disconnect', (reason) => ends.push(reason));
  return { socket, heard, ends };
}

/** Waits until a condition is true, long enough for a slow machine. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds = 20_000,
  pause = 25,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Connects and waits until the missed events were sent. */
export async function connected(address: string, options: ListenOptions): Promise<Listener> {
  const listener = listenTo(address, options);
  await until(() => listener.heard.some(({ name }) => name === 'ready') || listener.ends.length > 0);
  if (listener.ends.length > 0) throw new Error(`refused: ${listener.ends.join(', ')}`);
  return listener;
}
