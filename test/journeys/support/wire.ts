import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** One answer of the server, or everything that one socket received. */
export interface Received {
  /** Method and address of the request. */
  readonly asked: string;
  readonly status: number;
  /** Status line and headers, as they were sent. */
  readonly head: string;
  readonly body: Buffer;
}

/** Stands between a browser and the product, and keeps all bytes that the browser receives, also those of its service worker. */
export interface Wire {
  /** The product as this browser sees it. */
  readonly url: string;
  /** Everything until now, sockets and interrupted answers included. */
  received(): readonly Received[];
  stop(): Promise<void>;
}

/** As the product would get them without the wire, and without compression. */
function headersFor(target: URL, { rawHeaders }: IncomingMessage): [string, string][] {
  const own: Readonly<Record<string, string>> = {
    host: target.host,
    origin: target.origin,
    'accept-encoding': 'identity',
  };
  const headers: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.toLowerCase() === 'sec-websocket-extensions') continue;
    headers.push([name, own[name.toLowerCase()] ?? rawHeaders[at + 1] ?? '']);
  }
  return headers;
}

const headOf = (status: number, rawHeaders: readonly string[]): string =>
  Buffer.from([String(status), ...rawHeaders].join('\n'), 'latin1').toString('utf8');

/** @param productUrl the address at which the product listens */
export async function openWire(productUrl: string): Promise<Wire> {
  const target = new URL(productUrl);
  const kept: (Omit<Received, 'body'> & { readonly chunks: Buffer[] })[] = [];
  const open = new Set<Socket>();

  const server = createServer((asking, answering) => {
    const asked = `${asking.method} ${asking.url}`;
    const passed = request({
      host: target.hostname,
      port: target.port,
      method: asking.method ?? 'GET',
      path: asking.url ?? '/',
      headers: headersFor(target, asking).flat(),
    });
    // Ends with the browser's side, for example when a player stops reading.
    answering.on('close', () => passed.destroy());
    passed.on('error', () => answering.destroy());
    passed.on('response', (answer) => {
      answering.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      const { statusCode: status = 502, rawHeaders } = answer;
      const chunks: Buffer[] = [];
      kept.push({ asked, status, head: headOf(status, rawHeaders), chunks });
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      // The browser stopped reading, or the product ended.
      answer.on('error', () => answering.destroy());
      answer.pipe(answering);
    });
    asking.pipe(passed);
  });
  server.on('upgrade', (asking: IncomingMessage, socket: Socket, first: Buffer) => {
    const chunks: Buffer[] = [];
    kept.push({ asked: `SOCKET ${asking.url}`, status: 101, head: '', chunks });
    const product = connect(Number(target.port), target.hostname);
    const lines = headersFor(target, asking).map(([name, value]) => `${name}: ${value}`);
    product.write([`${asking.method} ${asking.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    product.write(first);
    product.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.pipe(product).pipe(socket);
    for (const [one, other] of [
      [socket, product],
      [product, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => kept.map(({ chunks, ...answer }) => ({ ...answer, body: Buffer.concat(chunks) })),
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
