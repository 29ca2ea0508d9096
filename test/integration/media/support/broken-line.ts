import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a local port that breaks the connection on demand. */
export interface BrokenLine {
  readonly port: number;
  /** Bytes that went towards the port so far. */
  readonly sent: number;
  /** Pauses the connection after this many bytes until the given action is done. */
  whenPassed(bytes: number, happens: () => Promise<void>): void;
  /** Breaks every connection, and accepts no new one until it is repaired. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startBrokenLine(target: number): Promise<BrokenLine> {
  const open = new Set<Socket>();
  let sent = 0;
  let isCut = false;
  let held: Promise<void> | null = null;
  let event: { readonly bytes: number; readonly happens: () => Promise<void> } | null = null;

  const keep = (socket: Socket): Socket => {
    open.add(socket);
    // Errors are expected, because both ends are disconnected on purpose.
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    return socket;
  };
  async function carry(from: Socket, to: Socket): Promise<void> {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      sent += chunk.length;
      if (event && sent >= event.bytes) {
        const { happens } = event;
        event = null;
        held = happens();
      }
      await held;
      if (!to.write(chunk)) await once(to, 'drain');
    }
    to.end();
  }
  const server = createServer((from) => {
    keep(from);
    if (isCut) {
      from.destroy();
      return;
    }
    const to = keep(connect(target, '127.0.0.1'));
    to.pipe(from);
    to.on('close', () => from.destroy());
    from.on('close', () => to.destroy());
    // Close both sides when one of them closes.
    carry(from, to).catch(() => to.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    get sent() {
      return sent;
    },
    whenPassed: (bytes, happens) => {
      sent = 0;
      held = null;
      event = { bytes, happens };
    },
    cut,
    mend: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
