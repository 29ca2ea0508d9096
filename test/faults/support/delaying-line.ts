import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A proxy to a local port that forwards every piece of data later, in both directions. */
export interface DelayingLine {
  readonly port: number;
  close(): Promise<void>;
}

/** @param delayMs of each direction: a request and its answer take twice as long */
export async function startDelayingLine(target: number, delayMs: number): Promise<DelayingLine> {
  const open = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    // Both ends disconnect when the test ends.
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    return socket;
  };
  /** Pieces keep their order, because all wait equally long. */
  const carry = (from: Socket, to: Socket): void => {
    let last = Promise.resolve();
    const later = (action: () => void): void => {
      const due = sleep(delayMs);
      last = last.then(() => due).then(action);
    };
    from.on('data', (piece) => later(() => void to.write(piece)));
    from.once('end', () => later(() => void to.end()));
    from.once('close', () => later(() => void to.destroy()));
  };
  const server = createServer({ allowHalfOpen: true }, (from) => {
    const to = keep(connect({ port: target, host: '127.0.0.1', allowHalfOpen: true }));
    carry(keep(from), to);
    carry(to, from);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
